import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, type Page, test } from '@playwright/test'
import { type RunningServer, startServer } from '../fixtures/start-server.ts'

// A server of its own: the alarm would change what the other journeys' visitors see.
let server: RunningServer
let dataDir: string

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'journey-puzzle-'))
  server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
  const database = new DatabaseSync(join(dataDir, 'bookings.sqlite'))
  const inAnHour = Date.now() + 60 * 60 * 1000
  database.prepare("INSERT INTO attempts (key, points, expires_at) VALUES ('alarm', 1, ?)").run(inAnHour)
  database.close()
})
test.afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Fills in the form for an open time, and sends it. */
async function book(page: Page, place: number, email: string): Promise<void> {
  const { starts } = await (await fetch(`${server.origin}/desk/slots`)).json()
  await page.goto(`${server.origin}/desk/booking?start=${starts.at(place)}`)
  await page.getByLabel('Your name').fill('Ada Byron')
  await page.getByLabel('Practice name').fill('Byron Clinic')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Phone number').fill('(212) 555-0142')
  await page.getByLabel('Specialty').selectOption({ index: 1 })
  // The form takes a submit within two seconds for a robot's.
  await page.waitForTimeout(2_100)
  await page.getByRole('button', { name: 'Book this time' }).click()
}

/** Whether the call of an address was only held. */
function isHeld(email: string): boolean | undefined {
  const database = new DatabaseSync(join(dataDir, 'bookings.sqlite'), { readOnly: true })
  const row = database.prepare('SELECT held_until FROM bookings WHERE email = ?').get(email)
  database.close()
  return row && row.held_until !== null
}

test.describe('under attack', () => {
  test('a visitor’s browser solves the puzzle, and the call is confirmed at once', async ({ page }) => {
    const email = `solved.${test.info().project.name}@clinic.example.com`
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await book(page, -1, email)
    expect(new URLSearchParams((await sent).postData() ?? '').get('puzzle')).toContain('"solution"')
    await expect.poll(() => isHeld(email)).toBe(false)
    expect(errors).toEqual([])
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('the call is held, and not refused', async ({ page }) => {
      const email = `unsolved.${test.info().project.name}@clinic.example.com`
      await book(page, -3, email)
      await expect(page).toHaveURL(/\/bookingconfirmation\?booking=/)
      expect(isHeld(email)).toBe(true)
      const main = page.getByRole('main')
      await expect(main).toContainText('The call is planned for 30 minutes.')
      await expect(main).not.toContainText(/(call|time) is (booked|confirmed)/)
    })
  })
})
