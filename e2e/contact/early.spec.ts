import { newMember } from '../accounts/new-member.ts'
import { expect, test } from '../fixtures.ts'
import { holdScripts, isScript } from '../scripts.ts'
import { untilQuiet } from '../under-way.ts'
import { expectTexts, formOf, MESSAGE, readSavedMessages, write } from './contact-form.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('what was typed and pressed before any script is kept, judged and sent', async ({ page }) => {
  await newMember(page)
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const { form, message, submit } = formOf(page)
  const node = await form.evaluateHandle((element) => element)
  await write(page)
  await message.press('End')
  await submit.click()
  await expect(page).toHaveURL('/')
  await expectTexts(page, MESSAGE)
  release()
  await expect(page.getByText('Submitted successfully..')).toBeVisible()
  expect(await node.evaluate((element) => element.isConnected)).toBe(true)
  expect(await readSavedMessages(page)).toMatchObject([MESSAGE])
})

test('the focus and the place in a text stay when the script comes', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const { region, message } = formOf(page)
  await message.pressSequentially('Helo')
  await page.keyboard.press('ArrowLeft')
  release()
  await expect(region).toContainText('4 of 120 characters')
  await page.keyboard.type('l')
  await expect(message).toHaveValue('Hello')
  await expect(message).toBeFocused()
})

test('Enter before any script is there leads to the first field that is wrong', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const { fullname, email } = formOf(page)
  await fullname.fill(MESSAGE.fullname)
  await fullname.press('Enter')
  release()
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Email is required!')
  await expect(page).toHaveURL('/')
})

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('the fields take text, and no press puts it into an address', async ({ page }) => {
    await page.goto('/')
    await write(page)
    await formOf(page).submit.click()
    await formOf(page).fullname.press('Enter')
    await expect(page).toHaveURL('/')
    await expectTexts(page, MESSAGE)
    await expect(formOf(page).form.locator('noscript')).toBeVisible()
  })
})

test('its script is asked for when the form comes near, and not before', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
  await expect(page.locator('[data-first-view]')).toHaveCount(0)
  await untilQuiet(page)
  const before = asked.filter(isScript).length
  await page.getByRole('region', { name: 'Pricing' }).scrollIntoViewIfNeeded()
  await expect.poll(() => asked.filter(isScript).length).toBeGreaterThan(before)
})

test.describe('when its script does not arrive', () => {
  test.use({ expectedComplaints: /ERR_FAILED|Loading (CSS )?chunk/ })

  test('a submit says so, and another one works once the connection is back', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
    await untilQuiet(page)
    await page.route('**/static/js/**', (route) => route.abort())
    await write(page)
    await formOf(page).submit.click()
    await expect(page.getByText('The form did not open.')).toBeVisible()
    await expectTexts(page, MESSAGE)
    await page.unroute('**/static/js/**')
    await formOf(page).submit.click()
    await expect(page.getByText('Please Login to Submit...')).toBeVisible()
  })
})
