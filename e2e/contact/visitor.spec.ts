import { AxeBuilder } from '@axe-core/playwright'
import type { Locator } from '@playwright/test'
import { newMember } from '../accounts/new-member.ts'
import { expectFits } from '../fits.ts'
import { expect, test } from '../fixtures.ts'
import { SCREENS } from '../screens.ts'
import { expectTexts, formOf, LETTER, openForm, recordSent, write } from './contact-form.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const RULES = [
  ['Fullname', '', 'Fullname is required'],
  ['Fullname', 'P. Park', 'Must be 8 characters minimum'],
  ['Fullname', '🕷'.repeat(41), 'Must be 40 characters maximum'],
  ['Email', '', 'Email is required!'],
  ['Email', 'peter@parker', 'Must be a valid email!'],
  ['Message', '', 'Message is required'],
  ['Message', '  twelve chars   ', null],
  ['Message', 'Hello there', 'Must be 12 characters minimum'],
  ['Message', 'x'.repeat(121), 'Must be 120 characters maximum'],
] as const

for (const viewport of SCREENS) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport })

    test('a field says what is wrong once it was left, in red, with a dot, and nothing moves', async ({
      page,
    }) => {
      const { form, fullname, email, message, submit, region } = await openForm(page)
      const cover = region.getByRole('img', { name: 'cover of our letters page' })
      await expect(cover).toBeVisible({ visible: viewport.width > 1000 })
      await page.evaluate(() => document.fonts.ready)
      const height = await heightOf(form)
      await submit.focus()
      await expect(region.getByText('Message is required')).toBeVisible()
      await expect(region.getByText(/is required/)).toHaveCount(1)

      for (const [name, text, words] of RULES) {
        const field = region.getByLabel(name, { exact: true })
        await field.fill(text)
        await field.blur()
        if (words === null) await expect(field).not.toHaveAttribute('aria-invalid')
        else await expect(field).toHaveAccessibleDescription(new RegExp(`^${words}`))
      }
      await message.fill('')
      await submit.click()
      await expect(fullname).toBeFocused()
      expect(await lookOf(email)).toEqual({
        colour: 'rgb(185, 26, 19)',
        border: 'rgb(185, 26, 19)',
        dot: true,
      })
      expect(await heightOf(form)).toBe(height)
      await expectFits(page)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const { violations } = await new AxeBuilder({ page }).include('#contact').analyze()
        expect(violations).toEqual([])
      }
    })

    test('a visitor is asked to log in, and finds every letter again after that', async ({
      page,
    }) => {
      const { name, email, password } = await newMember(page)
      await page.context().clearCookies()
      const sent = recordSent(page)
      const { submit, region } = await openForm(page)
      await write(page)
      await submit.click()
      await expect(page.getByText('Please Login to Submit...')).toBeVisible()
      await expectTexts(page, LETTER)
      const { violations } = await new AxeBuilder({ page }).include('#contact').analyze()
      expect(violations).toEqual([])
      await region.getByRole('link', { name: 'Log in and come back to it' }).click()
      await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Log in' }).click()

      await expect(page).toHaveURL('/#contact')
      await expect(formOf(page).message).toBeFocused()
      await expect(formOf(page).message).toBeInViewport({ ratio: 0.9 })
      await expectTexts(page, LETTER)
      expect(sent).toEqual([])
      await submit.click()
      await expect(page.getByText('Submitted successfully..')).toBeVisible()
      await expectTexts(page, { fullname: name, email, message: '' })
    })
  })
}

test('goes by the keyboard alone', async ({ page }) => {
  const { fullname, email, message, submit } = await openForm(page)
  await fullname.focus()
  await page.keyboard.type(LETTER.fullname)
  await page.keyboard.press('Tab')
  await expect(email).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(email).toHaveAccessibleDescription('Email is required!')
  await expect(email).toBeFocused()
  await page.keyboard.type(LETTER.email)
  await page.keyboard.press('Tab')
  await expect(message).toBeFocused()
  await page.keyboard.type(LETTER.message)
  await page.keyboard.press('Tab')
  await expect(submit).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please Login to Submit...')).toBeVisible()
  await expect(submit).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Log in and come back to it' })).toBeFocused()
})

function heightOf(form: Locator): Promise<number> {
  return form.evaluate((element) => element.getBoundingClientRect().height)
}

/** Of a field that is wrong: its words, and what is round it. */
function lookOf(field: Locator) {
  return field.evaluate((input) => {
    const words = document.getElementById(`${input.id}-error`)
    if (words === null || input.parentElement === null) throw new Error('The field has no frame.')
    return {
      colour: getComputedStyle(words).color,
      border: getComputedStyle(input.parentElement).borderTopColor,
      dot: getComputedStyle(words, '::before').content.startsWith('"•"'),
    }
  })
}
