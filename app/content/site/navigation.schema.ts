import { z } from 'zod'
import { href, link, list, text } from '../checks/fields.schema.ts'

const menu = z.union([
  link,
  z.strictObject({ label: text(3, 24, 'Names the menu.'), items: list([2, 6], link) }),
])

const column = z.strictObject({ heading: text(4, 24, 'Heads the column.'), items: list([3, 7], link) })

const cookieKind = z.strictObject({
  name: text(4, 24, 'The kind of cookie.'),
  text: text(20, 180, 'What it is for, and what happens without it.'),
})

/** Text of header, drawer, footer and consent. */
export const frameSchema = z.strictObject({
  skipLink: text(8, 30, 'First stop of the Tab key; leads past the header.'),
  homeLabel: text(4, 40, 'What the brand mark leads to, for those who hear the page.'),
  header: z.strictObject({
    label: text(4, 24, 'Names the navigation for those who hear the page.'),
    menus: list(5, menu),
    callToAction: z.strictObject({ label: text(8, 36, 'The button.'), href }),
  }),
  drawer: z.strictObject({
    open: text(4, 24, 'The button that opens it.'),
    close: text(4, 24, 'The button that closes it.'),
    title: text(4, 24, 'Names the drawer.'),
  }),
  actions: z.strictObject({
    bookCall: text(8, 36, 'The full button label.'),
  }),
  footer: z.strictObject({
    label: text(4, 24, 'Names the navigation for those who hear the page.'),
    line: text(20, 120, 'What the agency does, under the brand.'),
    columns: list(3, column),
    contactHeading: text(4, 24, 'Heads phone and email.'),
    socialHeading: text(4, 24, 'Heads the social links, where there are any.'),
    disclaimer: text(60, 320, 'That this site sells marketing, not medical advice.'),
    rights: text(7, 60, 'After the year.'),
  }),
  consent: z.strictObject({
    title: text(8, 60, 'Heads the banner.'),
    text: z.strictObject({
      withoutAnalytics: text(
        60,
        180,
        'What is asked while no service counts, and that refusing costs nothing.',
      ),
      withAnalytics: text(60, 180, 'The same once one is connected.'),
    }),
    acceptAll: z.literal('Accept all'),
    rejectNonEssential: z.literal('Reject non-essential'),
    customize: z.literal('Customize'),
    save: text(4, 30, 'Keeps a customized choice.'),
    close: text(4, 24, 'Leaves the choice as it is.'),
    kinds: z.strictObject({ essential: cookieKind, analytics: cookieKind, marketing: cookieKind }),
    analyticsToday: z.strictObject({
      connected: text(20, 120, 'Who counts and what it learns, where a service is connected.'),
      notConnected: text(20, 60, 'Said where none is.'),
    }),
    alwaysOn: text(4, 24, 'Beside the kind that cannot be refused.'),
    signalHonored: text(40, 200, 'Shown when the browser sends Global Privacy Control.'),
    signalLine: text(40, 90, 'The same at the foot of every page.'),
    reopen: text(8, 30, 'Footer button that shows the choice again.'),
    policyLink: link,
    saved: z.strictObject({
      title: text(8, 40, 'Confirms a choice.'),
      allowed: text(3, 16, 'After the name of a kind that was agreed to.'),
      refused: text(3, 16, 'After the name of a kind that was not.'),
      change: text(20, 80, 'Where it can be changed.'),
    }),
  }),
  toasts: z.strictObject({
    label: text(4, 24, 'Names the region for those who hear the page.'),
    dismiss: text(4, 24, 'Closes a message.'),
  }),
})

export type Frame = z.infer<typeof frameSchema>
