import { readFileSync } from 'node:fs'
import path from 'node:path'
import { inflateSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { contrast } from '../../app/content/site/shades.ts'
import { exampleBooking } from '../fixtures/examples/example-booking.ts'
import { exampleSettings } from '../fixtures/examples/example-settings.ts'
import { options } from '../fixtures/render-example.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

const [BRAND, ACCENT, ACTION, OLD_BRAND] = ['#1d3f72', '#8a2f5d', '#1f6f8b', '#0f4a3b']
const client = temporaryFolder()

it('another logo and other colors are those of header, icons, share pictures, emails, PDF and style', async () => {
  vi.stubEnv('CONTENT_DIR', 'tests/fixtures/site')
  vi.resetModules()

  const { BrandLink } = await import('../../app/layout/brand-link.tsx')
  const link = renderToStaticMarkup(<BrandLink />)
  expect(link).toContain('width="52" height="26"')
  expect(link).toContain(`stroke="${BRAND}"`)

  const { logo } = await import('../../app/content/site/logo.data.ts')
  const { drawIcons } = await import('../../app/seo/og/draw-icons.ts')
  await drawIcons(logo, client)
  expect(readFileSync(path.join(client, 'favicon.svg'), 'utf8')).toContain(`stroke="${BRAND}"`)

  const { drawCard } = await import('../../app/seo/og/card.ts')
  const words = { path: '/', kicker: '', headline: { plain: 'A', turn: 'B' }, name: 'C', note: '' }
  const card = (scheme: 'paper' | 'night') => drawCard({ ...words, scheme, isAdvertisement: false })
  expect(card('paper')).toContain(`stroke="${BRAND}" stroke-width="4"`)
  expect(card('night')).toContain('stroke="#faf8f2" stroke-width="4"')
  expect(card('paper') + card('night')).not.toContain(OLD_BRAND)

  const { site } = await import('../../app/content/site/site.data.ts')
  const { bookingSettings } = await import('../../server/booking-settings.ts')
  const { parseEnvironment } = await import('../../server/config/environment.ts')
  const { renderBookingEmail } = await import('../../booking/messages/emails/render-booking.ts')
  const { agency } = bookingSettings(site, parseEnvironment({}, client))
  const { html } = await renderBookingEmail(
    'confirmation',
    exampleBooking(),
    { ...exampleSettings, agency },
    options,
  )
  expect(html).toContain(`border-top:3px solid ${BRAND}`)
  expect(html).toContain(`color:${BRAND}`)
  expect(html).toMatch(new RegExp(`background-color:${ACTION};color:#ffffff`))
  expect(html).not.toMatch(/#0f4a3b|#0a2f26|#dfeae2|✓/)

  const { compileAgreement } = await import('../../guide/compile.ts')
  const colors = colorsIn(await compileAgreement())
  expect(colors).toContain(BRAND)
  expect(colors).not.toContain(OLD_BRAND)

  const { brandTokens } = await import('../../scripts/brand-colors.ts')
  expect(brandTokens()).toContain(`--color-evergreen: ${BRAND};`)
  expect(brandTokens()).toContain(`--color-pencil: ${ACCENT};`)
  expect(brandTokens()).toContain(`--color-marigold: ${ACTION};`)
  expect(brandTokens()).not.toMatch(/#0f4a3b|#0a2f26|#dfeae2/)
})

it('refuses a logo with a style of its own, which no page could show', async () => {
  const { logoDrawings } = await import('../../app/content/site/logo-drawings.ts')
  const logo = '<svg viewBox="0 0 9 9"><style>.a{fill:red}</style></svg>'
  expect(() => logoDrawings(logo, { brand: BRAND, paper: ACCENT })).toThrow(/Presentation Attributes/)
})

it('refuses colors that can’t be read on the pages, with the measured contrast', async () => {
  const { colorsSchema } = await import('../../app/content/site/site.schema.ts')
  const fault = (brand: unknown, action?: string) =>
    colorsSchema.safeParse({ brand, accent: ACCENT, action }).error?.issues[0]?.message
  expect(fault(BRAND)).toBeUndefined()
  expect(contrast('#ffffff', '#777777').toFixed(2)).toBe('4.48')
  expect(fault('#4a90e2')).toBe(
    'has a contrast of 2.6:1 with the page’s light grounds; text needs 4.5:1, so choose a darker color',
  )
  expect(fault(BRAND, '#7f7f7f')).toContain('with the words on it')
  for (const wrong of ['blue', null]) expect(fault(wrong)).toBe('must be a color in quotes, like "#0f4a3b"')
})

/** The colors that a PDF draws with. */
function colorsIn(pdf: Buffer): string[] {
  const streams = pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)
  return [...streams].flatMap(([, bytes = '']) => {
    // Skips fonts, which are compressed in another way.
    if (!bytes.startsWith('x')) return []
    const drawn = inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
    return [...drawn.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) (?:scn|rg)\b/gi)].map(
      ([, ...channels]) =>
        `#${channels
          .slice(0, 3)
          .map((one) =>
            Math.round(Number(one) * 255)
              .toString(16)
              .padStart(2, '0'),
          )
          .join('')}`,
    )
  })
}
