/**
 * Takes the booking's reference out of the address bar as soon as the page is there, so that no screenshot, shared link,
 * analytics or referrer holds it. The history entry keeps it: after a reload or Back the address lacks it, so the
 * script requests the page with it again. Runs before the rest of the page is rendered.
 */
export const keepReference = `{
const query = new URLSearchParams(location.search)
const reference = query.get('booking')
const kept = history.state?.booking
if (reference) {
query.delete('booking')
history.replaceState({ ...history.state, booking: reference }, '', location.pathname + (query.size ? '?' + query : '') + location.hash)
} else if (kept) {
query.set('booking', kept)
location.replace(location.pathname + '?' + query)
}
}`
