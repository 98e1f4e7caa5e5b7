import type { Account } from '#contract/account.ts'
import { getJson } from '#web/lib/api/api-client.ts'

/** The member of the last request, by e-mail address. */
let asked: { email: string; open: Promise<boolean> } | undefined
let openTo: string | undefined

/** Whether the server opens the inbox to this member; requested once a visit, unless it fails. */
export function askForInbox(email: string): Promise<boolean> {
  if (asked?.email !== email) asked = { email, open: load(email) }
  return asked.open
}

/** True when the server has opened it to this member before. */
export function knowsInbox(email: string): boolean {
  return openTo === email
}

export function rememberInbox(email: string): void {
  openTo = email
}

async function load(email: string): Promise<boolean> {
  try {
    const { inbox } = (await getJson('/api/account')) as Account
    if (inbox) rememberInbox(email)
    return inbox
  } catch {
    asked = undefined
    return false
  }
}
