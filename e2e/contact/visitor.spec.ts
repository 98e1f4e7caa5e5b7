import type { Locator } from '@playwright/test'
import { newMember } from '../accounts/new-member.ts'
import { expectNoViolationsAnywhere } from '../axe.ts'
import { expectFits } from '../fits.ts'
import { expect, test } from '../fixtures.ts'
import { untilFontsLoaded } from '../fonts.ts'
import { onEachScreen } from '../screens.ts'
import { expectTexts, formOf, MESSAGE, openForm, recordSent, write } from './contact-form.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// The error messages of each field are tested beside the component.
test('a field says what is wrong once it was left, in red, with a dot, and nothing moves', async ({
  page,
}) => {
  const { form, fullname, email, message, submit, region } = await openForm(page)
  await untilFontsLoaded(page)
  const readHeights = async () => {
    const heights: number[] = []
    await onEachScreen(page, async () => {
      await expectFits(page)
      heights.push(await heightOf(form))
    })
    return heights
  }
  const heights = await readHeights()
  await message.focus()
  await submit.focus()
  await expect(region.getByText('Message is required')).toBeVisible()
  await expect(region.getByText(/is required/)).toHaveCount(1)
  await email.fill('peter@parker')
  await email.blur()
  await expect(email).toHaveAccessibleDescription('Must be a valid email!')
  await submit.click()
  await expect(fullname).toBeFocused()
  for (const field of [fullname, email, message]) {
    expect(await lookOf(field)).toEqual({
      colour: 'rgb(185, 26, 19)',
      border: 'rgb(185, 26, 19)',
      dot: true,
    })
  }
  expect(await readHeights()).toEqual(heights)
  await expectNoViolationsAnywhere(page, '#contact')
})

test('a visitor is asked to log in, and finds the whole message again after that', {
  tag: '@errand',
}, async ({ page }) => {
  const { name, email, password } = await newMember(page)
  await page.context().clearCookies()
  const sent = recordSent(page)
  const { submit, region } = await openForm(page)
  await write(page)
  await submit.click()
  await expect(page.getByText('Please Login to Submit...')).toBeVisible()
  await expectTexts(page, MESSAGE)
  await region.getByRole('link', { name: 'Log in and come back to it' }).click()
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()

  await expect(page).toHaveURL('/#contact')
  await expect(formOf(page).message).toBeFocused()
  await expect(formOf(page).message).toBeInViewport({ ratio: 0.9 })
  await expectTexts(page, MESSAGE)
  expect(sent).toEqual([])
  await submit.click()
  await expect(page.getByText('Submitted successfully..')).toBeVisible()
  await expectTexts(page, { fullname: name, email, message: '' })
})

test('goes by the keyboard alone', async ({ page }) => {
  const { fullname, email, message, submit } = await openForm(page)
  await fullname.focus()
  await page.keyboard.type(MESSAGE.fullname)
  await page.keyboard.press('Tab')
  await expect(email).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(email).toHaveAccessibleDescription('Email is required!')
  await expect(email).toBeFocused()
  await page.keyboard.type(MESSAGE.email)
  await page.keyboard.press('Tab')
  await expect(message).toBeFocused()
  await page.keyboard.type(MESSAGE.message)
  await page.keyboard.press('Tab')
  await expect(submit).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please Login to Submit...')).toBeVisible()
  await expect(submit).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Log in and come back to it' })).toBeFocused()
  await expectNoViolationsAnywhere(page, '#contact')
})

function heightOf(form: Locator): Promise<number> {
  return form.evaluate((element) => element.getBoundingClientRect().height)
}

/** The error message of an invalid field, and its border. */
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
