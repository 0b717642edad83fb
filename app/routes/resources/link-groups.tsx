import { Section } from '../../components/ui/section.tsx'
import { CatalogHead } from './catalog.tsx'

interface LinkGroup {
  id: string
  mark: string
  name: string
  note: string
  items: readonly { label: string; href: string }[]
}

/** Groups of the catalog whose items need only a name: samples and specialties. */
export function LinkGroups({ groups }: { groups: readonly LinkGroup[] }) {
  return (
    <Section className="!pt-0">
      {groups.map((group) => (
        <section key={group.id} id={group.id} aria-labelledby={`${group.id}-name`} className="catalog-shelf">
          <CatalogHead {...group} />
          <ul className="catalog-links">
            {group.items.map(({ label, href }, index) => (
              <li key={href}>
                <span className="catalog-mark">{`${group.mark}${index + 1}`}</span>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Section>
  )
}
