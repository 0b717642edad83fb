import type { Environment } from '../../server/config/environment.ts'
import type { Finding } from './finding.ts'
import { isReserved } from './stand-ins.ts'

/**
 * Settings that are missing or have a placeholder value. An outside provider that receives visitors' answers must be
 * named in the privacy policy.
 * @param given whether a variable is set at all, which defaults hide
 * @param textMessages whether the pages speak of texts (`site.config.ts`)
 */
export function serviceFindings(
  environment: Environment,
  given: (name: string) => boolean,
  privacyPolicy: string,
  textMessages: boolean,
): Finding[] {
  const findings: Finding[] = []
  const add = (setting: string, what: string, todo: string) =>
    findings.push({ kind: 'service', what, todo, places: [{ setting }] })

  if (!given('SITE_ORIGIN')) {
    add(
      'SITE_ORIGIN',
      `Links in mail lead to ${environment.siteOrigin}.`,
      'Set it to the address visitors type.',
    )
  } else if (!environment.siteOrigin.startsWith('https://') || isReserved(environment.siteOrigin)) {
    add('SITE_ORIGIN', `${environment.siteOrigin} is no public https address.`, 'Set it to your own.')
  }
  if (!environment.smtpUrl) {
    add('SMTP_URL', 'No mail leaves this machine: it is written to files.', 'Set it to your mail server.')
  } else if (isReserved(environment.smtpUrl)) {
    // The address may carry a password and is not repeated.
    add('SMTP_URL', 'The mail server is an example address or this very machine.', 'Set it to your own.')
  }
  if (!environment.mailFrom) {
    add(
      'MAIL_FROM',
      'Mail is sent in the name of the e-mail address in site.config.ts, by default.',
      'Set a sender that your mail server may use.',
    )
  } else if (isReserved(environment.mailFrom)) {
    add('MAIL_FROM', `The sender ${environment.mailFrom} is an example address.`, 'Set one of your own.')
  }
  if (environment.mailCopyTo && isReserved(environment.mailCopyTo)) {
    add(
      'MAIL_COPY_TO',
      `Copies go to ${environment.mailCopyTo}, which nobody reads.`,
      'Set your own address.',
    )
  }
  if (textMessages && !environment.texts) {
    add(
      'SMS_URL',
      'The pages promise texts, and no service sends them.',
      'Set SMS_URL and SMS_FROM, or textMessages: false in site.config.ts.',
    )
  }
  if (environment.texts && !textMessages) {
    add(
      'SMS_URL',
      'A service for texts is set, and textMessages in site.config.ts is false: no text is offered or sent.',
      'Set textMessages: true in site.config.ts and build, or unset SMS_URL and SMS_FROM.',
    )
  }
  if (environment.texts && isReserved(environment.texts.url)) {
    // The address carries a password and is not repeated.
    add('SMS_URL', 'It leads to an example address or this very machine.', 'Set your own, or unset it.')
  }
  const outside = {
    LEAD_FORM_URL: environment.leadForm?.address,
    BOOKING_WIDGET_URL: environment.bookingWidget?.address,
    WEBHOOK_URL: environment.webhookUrl,
    EVENTS_WEBHOOK_URL: environment.eventsUrl,
    CALDAV_URL: environment.calendarUrl,
  }
  for (const [setting, address] of Object.entries(outside)) {
    if (!address) continue
    const { hostname } = new URL(address)
    if (!privacyPolicy.includes(hostname)) {
      add(
        setting,
        `Answers of visitors go to ${hostname}, and the privacy policy does not name it.`,
        'Name it in app/content/legal/privacy-policy.md, with what it receives.',
      )
    }
    if (isReserved(hostname)) {
      add(setting, 'It leads to an example address or this very machine.', 'Set your own, or unset it.')
    }
  }
  return findings
}
