import { test } from '@playwright/test'

const widths = { phone: 390, desktop: 1280 }

/** Runs the tests of a file or a group in one project only, because they show the same at both sizes. */
export function runOnlyOn(name: keyof typeof widths): void {
  test.skip(({ viewport }) => viewport?.width !== widths[name], `Runs on the ${name}.`)
}
