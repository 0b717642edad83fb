import type { GoogleBusinessContent, ProfilePart } from './content.data.ts'

type Panel = GoogleBusinessContent['profile']['panel']

/** The photos: an entrance, a room and a desk in neutral shapes. */
function Photos() {
  return (
    <svg
      viewBox="0 0 400 190"
      width="40"
      height="19"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
      className="block h-full min-h-24 w-full"
    >
      <path d="M0 0h262v190H0z" className="fill-wash" />
      <path d="M0 150h262v40H0z" className="fill-rule" />
      <path d="M52 44h158v106H52z" className="fill-paper" />
      <path d="M52 44h158v16H52zM108 82h46v68h-46z" className="fill-evergreen" />
      <path d="M68 82h26v30H68zM168 82h26v30h-26z" className="fill-rule" />
      <path d="M268 0h132v92H268zM268 98h132v92H268z" className="fill-leaf" />
      <path d="M290 60h88v8h-88zM296 68h8v24h-8zM364 68h8v24h-8z" className="fill-soft" />
      <path d="M290 46h36v14h-36z" className="fill-wash" />
      <path d="M286 148h96v42h-96z" className="fill-rule" />
      <path d="M322 116h24v32h-24z" className="fill-evergreen" />
    </svg>
  )
}

/** Signs of the buttons: a page, an arrow, a phone and a calendar. */
const signs = [
  'M3 3h14v14H3zM3 7h14M6 11h8M6 14h5',
  'M4 17v-6a3 3 0 0 1 3-3h9M12 4l4 4-4 4',
  'M6 2h8v16H6zM9 15h2',
  'M3 4h14v13H3zM3 8h14M7 2v4M13 2v4M7 12h2M12 12h2',
]

/** The street corner of the address. */
function StreetCorner() {
  return (
    <svg
      viewBox="0 0 320 84"
      width="60"
      height="16"
      aria-hidden="true"
      className="mt-3 h-auto w-full max-sm:hidden"
    >
      <path d="M0 0h320v84H0z" className="fill-leaf" />
      <path d="M0 56 320 34M196-4l20 92M70-4l-8 92" className="stroke-white" strokeWidth="9" />
      <path d="M230 4h64v20h-64z" className="fill-wash" />
      <path d="M184 44 173 31V6h22v25z" className="fill-evergreen" />
    </svg>
  )
}

/** Lines of text without words. */
function Lines({ widths }: { widths: readonly number[] }) {
  return (
    <span className="block space-y-2">
      {widths.map((width) => (
        <span
          key={width}
          className="block h-2 bg-rule forced-color-adjust-none"
          style={{ width: `${width}%` }}
        />
      ))}
    </span>
  )
}

function Rows({ rows }: { rows: Panel['hours'] }) {
  return rows.map(({ name, value }) => (
    <span key={name} className="flex flex-wrap justify-between gap-x-4 py-1">
      <span>{name}</span>
      <span className="text-soft tabular">{value}</span>
    </span>
  ))
}

/** One part of the drawn profile. */
export function PanelPart({ part, panel }: { part: ProfilePart; panel: Panel }) {
  switch (part) {
    case 'photos':
      return <Photos />
    case 'name':
      return (
        <>
          <span className="block font-serif text-[2.25rem] leading-tight">{panel.name}</span>
          <span className="mt-1 block text-soft">{panel.category}</span>
          <span className="block text-soft">{panel.also}</span>
        </>
      )
    case 'buttons':
      return (
        <>
          <span className="grid grid-cols-2 gap-1.5 lg:grid-cols-4 min-[22.5rem]:max-sm:grid-cols-4">
            {panel.buttons.map((button, index) => (
              <span
                key={button}
                className={`grid justify-items-center gap-[0.3rem] rounded-[2px] border px-[0.1rem] pt-[0.6rem] pb-[0.4rem] text-center text-(length:--text-fine) ${index === 0 ? 'border-evergreen font-semibold text-evergreen' : 'border-rule'}`}
              >
                <svg
                  viewBox="0 0 20 20"
                  width="20"
                  height="20"
                  aria-hidden="true"
                  className="fill-none stroke-current"
                >
                  <path d={signs[index]} strokeWidth="1.5" />
                </svg>
                {button}
              </span>
            ))}
          </span>
          <span className="mt-3 block text-evergreen">{panel.site}</span>
        </>
      )
    case 'address':
      return (
        <>
          <span className="block">{panel.address}</span>
          <span className="mt-1 block tabular">{panel.phone}</span>
          <StreetCorner />
        </>
      )
    case 'hours':
      return <Rows rows={panel.hours} />
    case 'services':
      return <Rows rows={panel.services} />
    case 'reviews':
      return (
        <>
          <Lines widths={[92, 84, 46]} />
          <span className="mt-4 block border-l-2 border-evergreen pl-3">
            <span className="block font-semibold">{panel.replyLabel}</span>
            {panel.reply}
          </span>
        </>
      )
  }
}
