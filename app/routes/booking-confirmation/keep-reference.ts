/**
 * Takes the booking's reference out of the address bar as soon as the page is there, so that no screenshot, shared link,
 * analytics or referrer holds it. The entry of the history keeps it for a reload and for the way back: there the address
 * is without it, and the page that knows the call is asked for again. Runs before the rest of the page is drawn.
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
