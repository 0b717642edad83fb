import { beforeEach, describe, expect, it } from 'vitest'
import {
  startBookingService,
  type TestService,
} from '../../../tests/fixtures/servers/start-booking-service.ts'
import { hasOptedOut } from '../../store/opt-outs.ts'
import { readTextRequest, signatureOf } from './receive-text.ts'

const NUMBER = '+12125550142'
const texts = { url: 'https://AC1:se%2Fcret@texts.example.com/Messages.json', from: '+12125550100' }

it('signs as Twilio documents it', () => {
  const form = new URLSearchParams({
    CallSid: 'CA1234567890ABCDE',
    From: '+12349013030',
    To: '+18005551212',
    Caller: '+12349013030',
    Digits: '1234',
  })
  expect(signatureOf('12345', 'https://mycompany.com/myapp.php?foo=1&bar=2', form)).toBe(
    '0/KCTR6DLpKmkAf8muzZqo1nDgQ=',
  )
})

it('takes each word for STOP as such, but not one inside a sentence', () => {
  const words = ['STOP', 'StopAll', 'unsubscribe', 'Cancel', 'END', 'quit', 'opt  out', 'revoke']
  expect(words.filter((word) => readTextRequest(word) !== 'stop')).toEqual([])
  expect(readTextRequest('Don’t stop')).toBe('help')
})

describe('a text that the service passes on', () => {
  let t: TestService
  beforeEach(async () => {
    t = await startBookingService({ texts })
  })

  /** Posts as the service does, signed with `token`. */
  function postText(fields: Record<string, string>, token = 'se/cret'): Promise<Response> {
    const form = new URLSearchParams({ From: NUMBER, To: texts.from, ...fields })
    const url = `${t.settings.agency.origin}/desk/texts`
    const signature = signatureOf(token, url, form)
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Twilio-Signature': signature }
    const request = new Request(url, { method: 'POST', headers, body: form.toString() })
    return Promise.resolve(t.service.fetch(request, { address: '192.0.2.7' }))
  }

  const isOptedOut = () => t.stored((store) => hasOptedOut(store, NUMBER))

  it('ends the texts on STOP, allows them again on START, and says so', async () => {
    const stop = await postText({ Body: ' stop ' })
    expect(stop.status).toBe(200)
    expect(stop.headers.get('content-type')).toContain('text/xml')
    expect(await stop.text()).toMatch(/<Response><Message>.*any more texts.*START/)
    expect(await isOptedOut()).toBe(true)
    expect((await postText({ Body: 'STOP' })).status).toBe(200)
    expect(await (await postText({ Body: 'Start' })).text()).toContain('again')
    expect(await isOptedOut()).toBe(false)
    expect(t.logged()).not.toContain('5550142')
  })

  it('answers HELP, and every other text, with who writes and how to reach a person', async () => {
    for (const Body of ['HELP', 'info', 'Can we do 3 PM instead?']) {
      const answer = await (await postText({ Body })).text()
      expect(answer).toContain(t.settings.agency.phone)
      expect(answer).toContain('STOP')
    }
    expect(await isOptedOut()).toBe(false)
  })

  it('stays silent when the service has answered by itself', async () => {
    const answer = await postText({ Body: 'STOP', OptOutType: 'STOP' })
    expect(await answer.text()).toContain('<Response></Response>')
    expect(await isOptedOut()).toBe(true)
  })

  it('refuses a wrong signature and writes nothing', async () => {
    expect((await postText({ Body: 'STOP' }, 'another token')).status).toBe(403)
    expect(await isOptedOut()).toBe(false)
  })
})

it('does not exist without a service for texts', async () => {
  const without = await startBookingService({ texts: undefined })
  expect((await without.post([['Body', 'STOP']], { path: '/desk/texts' })).status).toBe(404)
})
