/** Links the first `988` of a sentence to the crisis line. */
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
