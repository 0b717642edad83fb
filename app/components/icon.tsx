import { iconDrawings } from '../content/site/icons.data.ts'
import type { IconName } from '../content/site/icons.ts'

/** An icon beside its words, as tall as a line of them. */
export const Icon = ({ name, className = '' }: { name: IconName; className?: string }) => (
  <svg
    viewBox="0 0 256 256"
    aria-hidden="true"
    className={`size-6 shrink-0 fill-current ${className}`.trimEnd()}
    dangerouslySetInnerHTML={{ __html: iconDrawings[name] }}
  />
)
