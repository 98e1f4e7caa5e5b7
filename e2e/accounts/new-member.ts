import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

export const PASSWORD = 'Excelsior! 1962'

export interface NewMember {
  name: string
  email: string
  password: string
}

/** Creates a real account and signs the page in. */
export async function newMember(
  page: Pick<Page, 'request'>,
  overrides: Partial<NewMember> = {},
): Promise<NewMember> {
  const member = {
    name: 'Asha Rao',
    email: `${randomUUID()}@example.com`,
    password: PASSWORD,
    ...overrides,
  }
  const answer = await page.request.post('/api/auth/sign-up/email', { data: member })
  if (!answer.ok()) throw new Error(`No account was opened: ${await answer.text()}`)
  return member
}
