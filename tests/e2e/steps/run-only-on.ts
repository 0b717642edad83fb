import { test } from '@playwright/test'

const widths = { phone: 390, desktop: 1280 }

/** Stands at the top of a file or a group whose tests show the same at both sizes: they run in one project. */
export function runOnlyOn(name: keyof typeof widths): void {
  test.skip(({ viewport }) => viewport?.width !== widths[name], `Runs on the ${name}.`)
}
