import { renderToString } from 'react-dom/server'
import siteStyle from '../app/styles/app.css?inline'
import bookingStyle from '../app/styles/booking.css?inline'
import { LETTERS } from '../booking/messages/emails/letter-names.ts'

/** The default export of an `*.examples.tsx`: by the name of a component its states, by name. */
type Examples = Record<string, Record<string, React.ReactNode>>

const modules = import.meta.glob<Examples>('../{app,booking}/**/*.examples.tsx', {
  import: 'default',
  eager: true,
})
const components = Object.entries(modules)
  .flatMap(([file, examples]) =>
    Object.entries(examples).map(([name, states]) => ({
      name,
      states,
      isBooking: file.startsWith('../booking/'),
    })),
  )
  .sort((one, other) => one.name.localeCompare(other.name))
const emails = Object.keys(LETTERS).filter((kind) => kind !== 'frame')

const STYLE = `
body { margin: 1rem; font: 16px/1.5 system-ui, sans-serif; background: #eee; color: #222 }
nav ul { columns: 14rem; padding: 0; list-style: none }
a { display: inline-block; padding: .2rem 0; color: inherit }
input { width: 1.5rem; height: 1.5rem }
figure { margin: 1rem 0 }
iframe { width: 100%; border: 1px solid #bbb; background: #fff }
:root:has(#phone:checked) iframe { width: 390px; max-width: 100% }`

/** Makes each frame as tall as what it shows. A frame's event doesn't bubble, and is seen on its way down. */
const FIT = `document.addEventListener('load', ({ target }) => {
  const shown = target.contentDocument?.documentElement
  if (shown) new ResizeObserver(() => { target.height = shown.offsetHeight }).observe(shown)
}, true)`

/**
 * Returns the page with all examples in frames, or the document of the one that is named `Component: state`. Null for a
 * name that there isn't.
 */
export function galleryPage(shown: string | null): string | null {
  if (shown === null) return `<!DOCTYPE html>${renderToString(<Gallery />)}`
  const [name, state = ''] = shown.split(': ')
  const component = components.find((one) => one.name === name)
  if (!component || !(state in component.states)) return null
  const drawn = renderToString(component.states[state])
  const html = renderToString(
    <html lang="en-US" data-uncounted="">
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{shown}</title>
        <style dangerouslySetInnerHTML={{ __html: component.isBooking ? bookingStyle : siteStyle }} />
        {drawn.includes('data-island') ? <script type="module" src="/app/entry.client.ts" /> : null}
      </head>
      {/* A field that is focused by itself would scroll the page around the frame. */}
      <body
        style={component.isBooking ? { padding: '1rem' } : undefined}
        dangerouslySetInnerHTML={{ __html: drawn.replaceAll(' autofocus=""', '') }}
      />
    </html>,
  )
  return `<!DOCTYPE html>${html}`
}

const idOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

const Gallery = () => (
  <html lang="en-US">
    <head>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Gallery</title>
      <style dangerouslySetInnerHTML={{ __html: STYLE }} />
      <script dangerouslySetInnerHTML={{ __html: FIT }} />
      <script type="module" src="/@vite/client" />
    </head>
    <body>
      <nav aria-label="Components and emails">
        <ul>
          {components.map(({ name }) => (
            <li key={name}>
              <a href={`#${idOf(name)}`}>{name}</a>
            </li>
          ))}
          {emails.map((kind) => (
            <li key={kind}>
              <a href={`/letters/${kind}`}>Email: {kind}</a>
            </li>
          ))}
        </ul>
      </nav>
      <main>
        <h1>Gallery</h1>
        <label>
          <input type="checkbox" id="phone" /> As on a phone
        </label>
        {components.map(({ name, states }) => (
          <section key={name} id={idOf(name)} aria-label={name}>
            <h2>{name}</h2>
            {Object.keys(states).map((state) => (
              <Frame key={state} shown={`${name}: ${state}`} />
            ))}
          </section>
        ))}
      </main>
    </body>
  </html>
)

function Frame({ shown }: { shown: string }) {
  const address = `/gallery?${new URLSearchParams({ show: shown })}`
  return (
    <figure>
      <figcaption>
        <a href={address}>{shown}</a>
      </figcaption>
      <iframe title={shown} src={address} loading="lazy" />
    </figure>
  )
}
