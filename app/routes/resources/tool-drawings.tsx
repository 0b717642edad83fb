/** A tool's result in miniature, by the address that it leads to. Decorative: the tool's name is below it. */
export const ToolDrawing = ({ href }: { href: string }) => (
  <svg viewBox="0 0 240 110" aria-hidden="true" className="tool-drawing">
    {drawings[href]}
  </svg>
)

const drawings: Record<string, React.ReactNode> = {
  '/roi-calculator': (
    <>
      <path className="wash" d="M50 96V46H96V96Z" />
      <path className="full" d="M140 96V24H186V96Z" />
      <path d="M20 96H220" />
      <path className="pencil" d="M176 6C118-4 112 44 166 42S216 8 150 8" />
    </>
  ),
  '/marketing-audit': (
    <>
      <path d="M24 54H118M166 54H216" />
      {[24, 72, 118, 168, 216].map((x) => (
        <circle key={x} className={x < 168 ? 'full' : 'wash'} cx={x} cy="54" r="11" />
      ))}
      <path className="pencil" d="M128 40C134 50 150 58 156 70M156 38C148 52 138 58 130 72" />
    </>
  ),
  '/#case-studies': (
    <>
      <path className="full" d="M36 66V18H82V66ZM98 66V36H144V66Z" />
      <path className="wash" d="M160 66V94H206V66Z" />
      <path d="M20 66H222" />
      <path className="pencil" d="M196 56C138 50 140 108 186 106S232 60 170 60" />
    </>
  ),
}
