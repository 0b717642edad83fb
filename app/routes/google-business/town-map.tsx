/** Position of each pin's tip, for the first, second and third place. */
const pins = [
  { x: 50, y: 186 },
  { x: 128, y: 252 },
  { x: 58, y: 312 },
]

/** The drawn town: river, park, streets, and a numbered pin for each place. `yours` is the larger one. */
export function TownMap({ yours }: { yours: number }) {
  return (
    <svg viewBox="0 0 720 520" aria-hidden="true" className="town-map" preserveAspectRatio="xMinYMid slice">
      <path
        d="M-10 352C110 300 170 420 310 386S520 430 730 300v74C560 470 430 426 320 442S120 372-10 412z"
        className="fill-wash"
      />
      <path d="M300 40h120v92H300zM560 150h90v70h-90z" className="fill-wash" />
      <path
        d="M-10 96H730M-10 226 730 196M96-10v540M226-10l22 540M470-10l-16 540M618-10l30 540M-10 330 460 300 730 340M96 478 730 500"
        className="fill-none stroke-white"
        strokeWidth="11"
      />
      <path
        d="M-10 160H230M160-10l-8 240M300 132V390M360 206l10 180M540 196V-10M248 262H460M-10 270 96 262M640 96h90"
        className="fill-none stroke-white"
        strokeWidth="5"
      />
      {pins.map(({ x, y }, index) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${index === yours ? 1.5 : 1.1})`}>
          <path d="M0 0-11-13V-38H11V-13z" className={index === yours ? 'fill-evergreen' : 'fill-soft'} />
          <text y={-19} textAnchor="middle" className="fill-paper font-serif text-[18px]">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}
