import { expect, test } from '../fixtures.ts'
import { PHONE, WIDE } from '../screens.ts'
import { formOf } from './contact-form.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const BEGINNING = 'A mistake in Thor (/characters/1009664): '

for (const viewport of [WIDE, PHONE]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport })

    test('a link can begin the message: the reader is there and writes on', async ({ page }) => {
      const { message, region } = formOf(page)
      await page.goto(`/?${new URLSearchParams({ message: BEGINNING })}#contact`)
      await expect(page).toHaveURL('/#contact')
      await expect(message).toBeFocused()
      await expect(message).toBeInViewport({ ratio: 0.9 })
      await page.keyboard.type('wrong date')
      await expect(message).toHaveValue(`${BEGINNING}wrong date`)
      await page.goBack()
      await expect(page).toHaveURL('about:blank')
      await page.goto('/?message=Something+else')
      await expect(page).toHaveURL('/#contact')
      await expect(message).toBeFocused()
      await expect(message).toHaveValue(`${BEGINNING}wrong date`)
      await expect(region.getByText(/is required/)).toHaveCount(0)
    })
  })
}
