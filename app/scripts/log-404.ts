// For whoever looks into a broken link.
console.error('404: no page at', location.pathname)
