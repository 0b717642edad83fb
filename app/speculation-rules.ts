/** Pages that frame a widget or a form: prefetched but not prerendered, because an outside provider may be framed. */
const framing = ['/book', '/growth_playbook']
/** Excluded: addresses with side effects or for one visitor, and files. */
const never = ['/desk/*', '/bookingconfirmation', '/webhook-test', '/*.pdf', '/*\\?*']

/**
 * Which pages a browser may prefetch or prerender while a link is hovered or pressed (html.spec.whatwg.org,
 * speculation rules). On a prerendered page the scripts store and send nothing until it is shown.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: framing }, eagerness: 'moderate' }],
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: [...never, ...framing] } }] },
      eagerness: 'moderate',
    },
  ],
})
