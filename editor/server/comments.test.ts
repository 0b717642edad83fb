import { expect, it } from 'vitest'
import { commentsIn } from './comments.ts'

it('tells what stands before a field, also one that is left out, and what the file begins with', () => {
  const yaml = `# About the file,
# on two lines.

# The name.
name: Harborline
# When it opens.
opens: "09:00" # not this
# The most on one day.
# dailyLimit: 6
colors:
  # Of links.
  brand: "#000000"
  # Left out at the end.
  # accent: "#a8442a"
hosts:
  - # Of the first host.
    email: ana@example.com
`
  expect(commentsIn(yaml)).toEqual({
    '': 'About the file, on two lines.',
    name: 'The name.',
    opens: 'When it opens.',
    dailyLimit: 'The most on one day.',
    'colors.brand': 'Of links.',
    'colors.accent': 'Left out at the end.',
    'hosts.0.email': 'Of the first host.',
  })
  expect(commentsIn('# About the file.\nname: Harborline\n')).toEqual({ '': 'About the file.' })
})
