interface Neighbor {
  href: string
  title: string
}

interface ArticleNeighborsProps {
  labels: { neighbors: string; previous: string; next: string; backToList: string }
  previous: Neighbor | null
  next: Neighbor | null
}

/** Links to the previous and the next article, and back to the list. */
export function ArticleNeighbors({ labels, previous, next }: ArticleNeighborsProps) {
  return (
    <nav aria-label={labels.neighbors} className="no-print page-container py-10 md:py-14">
      <div className="grid gap-x-16 gap-y-8 sm:grid-cols-2">
        <NeighborLink label={labels.previous} to={previous} rel="prev" />
        <NeighborLink label={labels.next} to={next} rel="next" />
      </div>
      <p className="mt-10 border-t border-rule pt-5 text-small">
        <a className="link" href="/blog">
          {labels.backToList}
        </a>
      </p>
    </nav>
  )
}

function NeighborLink({ label, to, rel }: { label: string; to: Neighbor | null; rel: 'prev' | 'next' }) {
  const side = rel === 'next' ? 'sm:col-start-2 sm:text-right' : ''
  if (!to) return null
  return (
    <a href={to.href} rel={rel} className={`group block border-t-2 border-evergreen pt-4 ${side}`}>
      <span className="text-fine text-soft">{label}</span>
      <span className="mt-2 block font-serif text-minor text-balance group-hover:underline">{to.title}</span>
    </a>
  )
}
