import type { ContactInput } from '#contract/contact.ts'
import { FIELD_NAMES } from './contact-fields.ts'
import type { Unsent } from './kept-letter.ts'
import { newKey } from './new-key.ts'

export type Attempt = Pick<Unsent, 'key' | 'sender' | 'texts'>

/** The same text of the same member is the same attempt again, under the same key. */
export function toAttempt(
  texts: ContactInput,
  sender: string,
  unsent: Unsent | undefined,
): Attempt {
  const again =
    unsent?.sender === sender && FIELD_NAMES.every((name) => unsent.texts[name] === texts[name])
  return { key: again ? unsent.key : newKey(), sender, texts }
}

/** What is left unsent after an attempt, by the reason if it failed. */
export function toUnsent(
  attempt: Attempt,
  reason: string | undefined,
  before: Unsent | undefined,
): Unsent | undefined {
  if (reason !== undefined) return { ...attempt, reason, offered: true }
  return before?.key === attempt.key ? undefined : before
}
