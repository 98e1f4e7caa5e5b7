import { newMember } from '../accounts/new-member.ts'
import { expectFits } from '../fits.ts'
import { expect, test } from '../fixtures.ts'
import { onEachScreen } from '../screens.ts'
import {
  expectTexts,
  formOf,
  holdSent,
  MESSAGE,
  openForm,
  readSavedMessages,
  recordSent,
  write,
} from './contact-form.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a member is asked to wait, then thanked, and finds the form as it was', {
  tag: '@errand',
}, async ({ page }) => {
  const { name, email } = await newMember(page)
  const account = { fullname: name, email, message: '' }
  const sent = recordSent(page)
  const release = await holdSent(page)
  const { submit, fullname } = await openForm(page)
  await expectTexts(page, account)
  await write(page)
  await submit.dblclick()
  await expect(page.getByRole('status').filter({ hasText: 'Please Wait..' })).toBeVisible()
  await expect(submit).toHaveAccessibleName('Please Wait..')
  await onEachScreen(page, async () => {
    await expect(submit).toHaveAttribute('aria-disabled', 'true')
    await expect(fullname).not.toBeEditable()
    await expectTexts(page, MESSAGE)
    await expectFits(page)
  })
  release()
  await expect(page.getByText('Submitted successfully..')).toBeVisible()
  await expect(page.getByText('Please Wait..')).toHaveCount(0)
  await expectTexts(page, account)
  await expect(formOf(page).region.getByText(/is required|Must be/)).toHaveCount(0)
  expect(sent).toHaveLength(1)
  expect(await readSavedMessages(page)).toMatchObject([MESSAGE])
})

const ODD_TEXTS = [
  '<img src=x onerror="alert(1)"> & <b>bold</b>',
  'Two lines,\n\tthe second one indented',
  '👩‍🚀🕷️ from Zürich, 漫威漫画, नमस्ते दुनिया',
  'مرحبا بالعالم، هذه رسالة تجريبية \u200f(!)',
  '=HYPERLINK("https://evil.example";"click me")',
]

test('every text is kept as it was typed, and never becomes markup', async ({ page }) => {
  await newMember(page)
  const { submit } = await openForm(page)
  for (const message of ODD_TEXTS) {
    await write(page, { ...MESSAGE, fullname: '<i>Peter</i> 🕷️ بيتر', message })
    await submit.click()
    await expect(formOf(page).message).toHaveValue('')
  }
  const saved = await readSavedMessages(page)
  expect(saved.map(({ message }) => message)).toEqual(ODD_TEXTS.toReversed())
  expect(new Set(saved.map(({ fullname }) => fullname))).toEqual(new Set(['<i>Peter</i> 🕷️ بيتر']))
})
