/** A quote from the guide. */
export function Quote({ heading, text }: { heading: string; text: string }) {
  return (
    <div className="border-l-4 border-pencil pl-6">
      <p className="text-small font-semibold text-pencil">{heading}</p>
      <p className="mt-3 font-serif text-[1.5rem] leading-snug tracking-[-0.01em]">{text}</p>
    </div>
  )
}
