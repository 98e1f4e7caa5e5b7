import { newMember } from '../accounts/new-member.ts'
import { expect, test } from '../fixtures.ts'
import { openDetail, SPIDER_MAN } from './detail.ts'

test.use({ expectedComplaints: /net::ERR_FAILED/ })

test('a mistake is reported on the page itself, and what was typed survives a failure', async ({
  page,
}) => {
  await newMember(page)
  await openDetail(page, SPIDER_MAN)
  const opener = page.getByRole('button', { name: 'Report a mistake' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Report a mistake' })
  const words = dialog.getByRole('textbox', { name: 'What is wrong or missing?' })
  await expect(words).toBeFocused()
  await words.fill('His first issue came out in June.')
  await page.route('**/api/queries/reports', (route) => route.abort(), { times: 1 })
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByRole('alert')).toContainText('What you typed is still here.')
  await expect(words).toHaveValue('His first issue came out in June.')
  const kept = page.waitForResponse('**/api/queries/reports')
  await dialog.getByRole('button', { name: 'Send' }).click()
  const answer = await kept
  expect(answer.status()).toBe(201)
  expect(answer.request().postDataJSON()).toEqual({
    about: SPIDER_MAN,
    message: 'His first issue came out in June.',
  })
  await expect(page.getByText('Thank you, your report has arrived.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(page).toHaveURL(SPIDER_MAN)
})
