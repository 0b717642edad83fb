import { CallToAction } from './ui/call-to-action.tsx'

/** The button that books the call, in a paragraph of its own. `href` is for a call that is booked already. */
export const BookCall = (props: { label: string; className: string; href?: string | undefined }) => (
  <p className={props.className}>
    <CallToAction href={props.href ?? '/book'}>{props.label}</CallToAction>
  </p>
)
