import { frame } from '../content/site/navigation.data.ts'
import { site } from '../content/site/site.data.ts'
import { specialtyLinks } from '../content/specialties/specialties.data.ts'

const links = [
  frame.header.callToAction,
  ...frame.footer.columns.flatMap(({ items }) => items),
  ...frame.header.menus.flatMap((menu) => ('items' in menu ? menu.items : [menu])),
  ...specialtyLinks,
]

/** Name of a path in the menus and among the specialties, undefined if none links to it. The CTA's label comes first, then the footer's. */
export function menuName(path: string): string | undefined {
  return links.find(({ href }) => href === path)?.label
}

/**
 * schema.org/BreadcrumbList: the path from the home page, with the names used in the menus.
 * `title` names a page that no menu links to.
 */
export function breadcrumbs(path: string, title: string) {
  const steps = path.slice(1).split('/')
  const above = steps.slice(1).map((_, depth) => `/${steps.slice(0, depth + 1).join('/')}`)
  const way = [
    { name: site.brand, path: '/' },
    ...above.flatMap((parent) => {
      const name = menuName(parent)
      // A folder such as /specialties has no page.
      return name ? [{ name, path: parent }] : []
    }),
    { name: menuName(path) ?? title, path },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map((step, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: step.name,
      item: step.path,
    })),
  }
}
