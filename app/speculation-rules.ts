/**
 * Which pages a browser may make ready while a link is hovered or pressed (html.spec.whatwg.org, speculation
 * rules). Left out: what has an effect or belongs to one visitor, and files. The scripts of a page that is made
 * ready wait with everything that is stored or sent until it is really visited.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/desk/*', '/bookingconfirmation', '/webhook-test', '/*.pdf', '/*\\?*'] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
