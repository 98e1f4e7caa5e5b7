import type { Page, Request } from '@playwright/test'
import { expect } from '../fixtures.ts'

export const MESSAGE = {
  fullname: 'Peter Benjamin Parker',
  email: 'peter@example.com',
  message: 'The date of Amazing Fantasy 15 looks odd to me.',
}

/** The parts of the form by their accessible names. */
export function formOf(page: Page) {
  const region = page.getByRole('region', { name: 'Get in touch' })
  return {
    region,
    form: region.locator('form'),
    fullname: region.getByLabel('Fullname', { exact: true }),
    email: region.getByLabel('Email', { exact: true }),
    message: region.getByLabel('Message', { exact: true }),
    submit: region.getByRole('button', { name: /^(Submit|Please Wait\.\.)$/ }),
    restore: region.getByRole('button', { name: 'Restore my message' }),
  }
}

/** Opens the form and waits for its chunk, which counts the words. */
export async function openForm(page: Page): Promise<ReturnType<typeof formOf>> {
  const contact = formOf(page)
  await page.goto('/')
  await contact.message.fill('Hello')
  await expect(contact.region).toContainText('5 of 120 characters')
  await contact.message.fill('')
  return contact
}

export async function write(page: Page, texts = MESSAGE): Promise<void> {
  const { fullname, email, message } = formOf(page)
  await fullname.fill(texts.fullname)
  await email.fill(texts.email)
  await message.fill(texts.message)
}

export async function expectTexts(page: Page, texts: typeof MESSAGE): Promise<void> {
  const { fullname, email, message } = formOf(page)
  await expect(fullname).toHaveValue(texts.fullname)
  await expect(email).toHaveValue(texts.email)
  await expect(message).toHaveValue(texts.message)
}

/** Records all messages that the page sends from now on. */
export function recordSent(page: Page): Request[] {
  const sent: Request[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/queries')) sent.push(request)
  })
  return sent
}

/** Holds back requests until they are released. */
export async function holdSent(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/queries', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** The stored messages of the signed-in member, from the export of their data. */
export async function readSavedMessages(page: Page): Promise<(typeof MESSAGE)[]> {
  const { messages } = await (await page.request.get('/api/account/export.json')).json()
  return messages
}
