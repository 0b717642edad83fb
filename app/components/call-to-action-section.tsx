import { CallToAction } from './ui/call-to-action.tsx'

/** A smaller closing CTA: one sentence and one button. */
export function CallToActionSection({ text, label, href }: { text: string; label: string; href?: string }) {
  return (
    <div className="on-dark bg-night text-paper">
      <div className="page-container flex flex-wrap items-center justify-between gap-x-16 gap-y-7 py-14 md:py-18">
        <p className="max-w-headline font-serif text-heading leading-tight text-balance">{text}</p>
        <CallToAction href={href}>{label}</CallToAction>
      </div>
    </div>
  )
}
