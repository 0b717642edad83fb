/** A sentence whose first `988` can be tapped: whoever needs it should not have to copy a number. */
export function CrisisLine({ text }: { text: string }) {
  const [before, ...after] = text.split('988')
  if (after.length === 0) return text
  return (
    <>
      {before}
      <a className="link" href="tel:988">
        988
      </a>
      {after.join('988')}
    </>
  )
}
