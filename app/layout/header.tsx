import { CallToAction } from '../components/ui/call-to-action.tsx'
import { frame } from '../content/site/navigation.ts'
import { BrandLink } from './brand-link.tsx'
import { Drawer, DrawerButton } from './drawer.tsx'

type Menu = (typeof frame.header.menus)[number]

/** Brand, menus and CTA; on a small screen the menus are in the drawer. */
export function Header({ hasBookButton }: { hasBookButton: boolean }) {
  const { header } = frame
  return (
    <header className="site-header border-b border-rule bg-paper">
      <div className="site-bar page-container flex items-center justify-between">
        <BrandLink />
        <nav aria-label={header.label} className="menus max-lg:hidden">
          <ul className="flex items-center text-small">
            {header.menus.map((menu) => (
              <li key={menu.label}>
                <MenuEntry menu={menu} />
              </li>
            ))}
            {hasBookButton && (
              <li>
                <CallToAction href={header.callToAction.href} size="slim">
                  {header.callToAction.label}
                </CallToAction>
              </li>
            )}
          </ul>
        </nav>
        <DrawerButton />
      </div>
      <Drawer hasBookButton={hasBookButton} />
    </header>
  )
}

/** A link, or a button with a popover, which the browser opens and closes. */
function MenuEntry({ menu }: { menu: Menu }) {
  const entry = 'menu-entry flex min-h-11 items-center hover:text-evergreen'
  if (!('items' in menu)) {
    return (
      <a href={menu.href} className={entry}>
        {menu.label}
      </a>
    )
  }
  const id = `menu-${menu.label.toLowerCase().replace(/\W+/g, '-')}`
  return (
    <>
      <button type="button" popoverTarget={id} className={`${entry} menu-button`}>
        {menu.label}
      </button>
      <ul id={id} popover="auto" className="menu-panel border border-ink bg-white">
        {menu.items.map((item) => (
          <li key={item.href}>
            <a href={item.href} className="flex min-h-11 items-center px-5 hover:bg-wash">
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
