import type { Page, Request } from '@playwright/test'
import { expect } from '../fixtures.ts'

export const LETTER = {
  fullname: 'Peter Benjamin Parker',
  email: 'peter@example.com',
  message: 'The date of Amazing Fantasy 15 looks odd to me.',
}

/** The parts of the form, by the names that a reader knows them by. */
export function formOf(page: Page) {
  const region = page.getByRole('region', { name: 'Get in touch' })
  return {
    region,
    form: region.locator('form'),
    fullname: region.getByLabel('Fullname', { exact: true }),
    email: region.getByLabel('Email', { exact: true }),
    message: region.getByLabel('Message', { exact: true }),
    submit: region.getByRole('button', { name: 'Submit' }),
    restore: region.getByRole('button', { name: 'Restore my message' }),
  }
}

/** At the form, with its script there: it counts what is written. */
export async function openForm(page: Page): Promise<ReturnType<typeof formOf>> {
  const contact = formOf(page)
  await page.goto('/')
  await contact.message.fill('Hello')
  await expect(contact.region).toContainText('5 of 120 characters')
  await contact.message.fill('')
  return contact
}

export async function write(page: Page, letter = LETTER): Promise<void> {
  const { fullname, email, message } = formOf(page)
  await fullname.fill(letter.fullname)
  await email.fill(letter.email)
  await message.fill(letter.message)
}

export async function expectTexts(page: Page, letter: typeof LETTER): Promise<void> {
  const { fullname, email, message } = formOf(page)
  await expect(fullname).toHaveValue(letter.fullname)
  await expect(email).toHaveValue(letter.email)
  await expect(message).toHaveValue(letter.message)
}

/** All that the page sends to the desk, from now on. */
export function recordSent(page: Page): Request[] {
  const sent: Request[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/queries')) sent.push(request)
  })
  return sent
}

/** Holds what is sent to the desk back, until it is let go. */
export async function holdSent(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/queries', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** What the server keeps of the member who is logged in, as they get it with all their data. */
export async function readKept(page: Page): Promise<(typeof LETTER)[]> {
  const { messages } = await (await page.request.get('/api/account/export.json')).json()
  return messages
}
