import type { ComponentProps } from 'react'

/** A link tall enough for a thumb. */
export function TallLink({ className = '', ...props }: ComponentProps<'a'>) {
  return <a className={`link inline-flex min-h-11 items-center ${className}`.trim()} {...props} />
}
