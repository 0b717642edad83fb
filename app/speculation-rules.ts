/** Pages that frame a widget or a form: fetched ahead, but not run, because the frame may be somebody else's. */
const framing = ['/book', '/growth_playbook']
/** What has an effect or belongs to one visitor, and files. */
const never = ['/desk/*', '/bookingconfirmation', '/webhook-test', '/*.pdf', '/*\\?*']

/**
 * Which pages a browser may make ready while a link is hovered or pressed (html.spec.whatwg.org, speculation
 * rules). The scripts of a page that is made ready wait with everything that is stored or sent until it is
 * really visited.
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
