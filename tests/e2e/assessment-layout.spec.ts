import { expect, test } from '@playwright/test'
import { choice, NOTHING, next, open, progress } from './answer-assessment.ts'
import { clinics } from './clinics.ts'

test.skip(({ viewport }) => viewport?.width !== 390, 'The phone has the least room.')

for (const { slug } of clinics)
  test(`each question of ${slug} and its button fit on one screen`, async ({ page, viewport }) => {
    await open(page, slug)
    for (const [index, labels] of NOTHING.entries()) {
      await progress(page, index + 1)
      const button = await next(page).boundingBox()
      expect((button?.y ?? 0) + (button?.height ?? 0), `question ${index + 1}`).toBeLessThanOrEqual(
        viewport?.height ?? 0,
      )
      for (const label of labels) await choice(page, label).check()
      await next(page).click()
    }
  })
