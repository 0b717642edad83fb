import { CallToAction } from '../components/ui/call-to-action.tsx'
import { frame } from '../content/navigation.ts'

const DRAWER = 'menu-drawer'
const { drawer, header } = frame

/** Opens the drawer. */
export function DrawerButton() {
  return (
    <IconButton
      command="show-modal"
      label={drawer.open}
      path="M3 7h18M3 12h18M3 17h18"
      className="lg:hidden"
    />
  )
}

/** The menu of small screens: a modal dialog, so the browser traps and restores focus. */
export function Drawer() {
  return (
    <dialog
      id={DRAWER}
      aria-label={drawer.title}
      className="drawer w-[min(22rem,88vw)] border-l border-rule bg-paper text-ink"
    >
      <div className="flex h-full flex-col px-5 pt-2.5">
        <IconButton
          command="close"
          label={drawer.close}
          path="m5 5 14 14M19 5 5 19"
          className="shrink-0 self-end"
        />
        <nav aria-label={header.label} className="min-h-0 grow overflow-y-auto">
          <ul>
            {header.menus.map((menu) => (
              <li key={menu.label} className="border-b border-rule py-2 last:border-0">
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
        {/* Below the list, which scrolls: whole on every screen. */}
        <div className="shrink-0 border-t border-rule py-3">
          <CallToAction href={header.callToAction.href}>{header.callToAction.label}</CallToAction>
        </div>
      </div>
    </dialog>
  )
}

function DrawerLink({ label, href, as: Tag = 'li' }: { label: string; href: string; as?: 'li' | 'p' }) {
  return (
    <Tag>
      <a href={href} className="flex min-h-11 items-center text-body">
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
  className: string
}

/** Works by HTML's command invokers; scripts/older-browsers.ts is the fallback. */
function IconButton({ command, label, path, className }: IconButtonProps) {
  return (
    <button
      type="button"
      commandfor={DRAWER}
      command={command}
      aria-label={label}
      className={`-mr-2 grid size-11 place-items-center ${className}`}
    >
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        aria-hidden="true"
        className="stroke-ink"
        strokeWidth="1.75"
      >
        <path d={path} />
      </svg>
    </button>
  )
}
