import '#web/lib/jitless-zod.ts'
import { z } from 'zod'

const KEY = 'letter'

const TextsSchema = z.object({ fullname: z.string(), email: z.string(), message: z.string() })

const UnsentSchema = z.object({
  /** Names the attempt: sent again under it, the message is kept once. */
  key: z.string(),
  /** The member who tried. Nobody else is offered the text. */
  sender: z.string(),
  texts: TextsSchema,
  /** Why it was not sent, in words for a person. */
  reason: z.string(),
  /** False once the text is back in the form. */
  offered: z.boolean(),
})
export type Unsent = z.infer<typeof UnsentSchema>

const LetterSchema = z.object({
  /** What is typed and not sent yet. */
  draft: TextsSchema,
  /** The last message that could not be sent. */
  unsent: UnsentSchema.optional(),
})
type Letter = z.infer<typeof LetterSchema>

export const NO_DRAFT: Letter['draft'] = { fullname: '', email: '', message: '' }
const BLANK: Letter = { draft: NO_DRAFT }

/**
 * What the reader wrote, for as long as the tab is open: it outlives the way through the login page,
 * that of a social account too. Without storage it lives as long as the form.
 */
export function readLetter(): Letter {
  try {
    return LetterSchema.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? '')).data ?? BLANK
  } catch {
    return BLANK
  }
}

export function keepLetter(changes: Partial<Letter>): void {
  const letter = { ...readLetter(), ...changes }
  const isBlank = Object.values(letter.draft).every((text) => text === '') && !letter.unsent
  try {
    if (isBlank) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(letter))
  } catch {}
}
