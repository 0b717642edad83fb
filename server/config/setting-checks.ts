import { z } from 'zod'

export const origin = z
  .url({ protocol: /^https?$/ })
  .refine(
    (value) => URL.parse(value)?.origin === value,
    'an origin like https://example.com, with nothing after the host',
  )
const listOf = (value: string) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

/** What a setting must be: a schema of its text, and the words for a refusal. */
export type Check<T> = { wants: string; schema: z.ZodType<T, string> }

export const wholeNumber = (from: number, to: number): Check<number> => ({
  wants: `a whole number from ${from} to ${to}`,
  schema: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(from).max(to)),
})

/** An absolute address with a host: "smtp://" alone is a URL too. */
export const url = (protocols: RegExp, wants: string): Check<string> => ({
  wants,
  schema: z.url({ protocol: protocols }).refine((value) => {
    const parsed = URL.parse(value)
    return Boolean(parsed?.hostname || parsed?.searchParams.has('host'))
  }),
})

/** False for a stray percent sign, which has to be written as %25. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** An address with `https://`, or with `http://` on this machine. */
export const secureUrl = (wants: string, { withPassword }: { withPassword: boolean }): Check<string> => ({
  wants,
  schema: z.url({ protocol: /^https?$/ }).refine((value) => {
    const { protocol, hostname, username, password } = new URL(value)
    const isHere = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
    const isSafe = protocol === 'https:' || isHere
    return (
      isSafe && isDecodable(username + password) && (!withPassword || (username !== '' && password !== ''))
    )
  }),
})

export const origins: Check<string[]> = {
  wants: 'origins like https://example.com, separated by commas, with nothing after the host',
  schema: z.string().transform(listOf).pipe(z.array(origin)),
}
