import { CallToAction } from '../components/ui/call-to-action.tsx'
import { LinkItems } from '../components/ui/texts.tsx'
import { frame } from '../content/site/navigation.data.ts'
import { isShown } from '../content/site/today.ts'
import { BrandLink } from './brand-link.tsx'

const { drawer, header } = frame
const DRAWER = 'menu-drawer'

/** Brand, menus and CTA; on a small screen the menus are in the drawer. */
export function Header({ hasBookButton }: { hasBookButton: boolean }) {
  return (
    <header className="site-header border-b border-rule bg-paper">
      <Announcement />
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

function Announcement() {
  const { announcement } = frame
  if (!announcement || !isShown(announcement)) return null
  const { text, link } = announcement
  return (
    <p className="bg-evergreen py-2 text-center text-small text-white">
      <span className="page-container block">
        {text}{' '}
        {link && (
          <a className="font-semibold underline" href={link.href}>
            {link.label}
          </a>
        )}
      </span>
    </p>
  )
}

/** A link, or a button with a popover, which the browser opens and closes. */
function MenuEntry({ menu }: { menu: (typeof header.menus)[number] }) {
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
        <LinkItems links={menu.items} className="flex min-h-11 items-center px-5 hover:bg-wash" />
      </ul>
    </>
  )
}

function DrawerButton() {
  return <IconButton command="show-modal" label={drawer.open} path="M3 7h18M3 12h18M3 17h18" />
}

/** The menu of small screens: a modal dialog, so the browser traps and restores focus. */
function Drawer({ hasBookButton }: { hasBookButton: boolean }) {
  return (
    <dialog id={DRAWER} aria-label={drawer.title} className="drawer border-l border-rule bg-paper">
      <div>
        <IconButton command="close" label={drawer.close} path="m5 5 14 14M19 5 5 19" />
        <nav aria-label={header.label}>
          <ul>
            {header.menus.map((menu) => (
              <li key={menu.label}>
                {'items' in menu ? (
                  <>
                    <p className="pt-2 text-fine text-soft">{menu.label}</p>
                    <ul>
                      {menu.items.map((item) => (
                        <DrawerLink key={item.href} {...item} />
                      ))}
                    </ul>
                  </>
                ) : (
                  <DrawerLink as="p" {...menu} />
                )}
              </li>
            ))}
          </ul>
        </nav>
        {/* Outside the scrolling list, so that it is always in full view. */}
        {hasBookButton && (
          <div className="border-t border-rule">
            <CallToAction href={header.callToAction.href}>{header.callToAction.label}</CallToAction>
          </div>
        )}
      </div>
    </dialog>
  )
}

/**
 * The empty query makes a same-page link load a new document, which closes the drawer without a script. The script takes it
 * out again.
 */
function DrawerLink({ label, href, as: Tag = 'li' }: { label: string; href: string; as?: 'li' | 'p' }) {
  return (
    <Tag>
      <a href={href.replace('#', '?#')} className="flex min-h-11 items-center">
        {label}
      </a>
    </Tag>
  )
}

interface IconButtonProps {
  command: 'show-modal' | 'close'
  label: string
  /** Path data on a 24-unit square. */
  path: string
}

/** Works by HTML's command invokers; scripts/older-browsers.ts is the fallback. */
function IconButton({ command, label, path }: IconButtonProps) {
  return (
    <button type="button" commandfor={DRAWER} command={command} aria-label={label} className="menu-icon">
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        aria-hidden="true"
        stroke="currentColor"
        strokeWidth="1.75"
      >
        <path d={path} />
      </svg>
    </button>
  )
}
