import * as z from 'zod/mini'

/** The key's name is on the privacy page. */
const STORAGE_KEY = 'letter'

const TextsSchema = z.object({ fullname: z.string(), email: z.string(), message: z.string() })
export type Texts = z.infer<typeof TextsSchema>
export type FieldName = keyof Texts

const UnsentSchema = z.object({
  /** The attempt's idempotency key: sent again under it, the message is saved once. */
  key: z.string(),
  /** The e-mail address of the member who tried. Nobody else is offered the text. */
  sender: z.string(),
  texts: TextsSchema,
  /** Why it was not sent, as a message for the user. */
  reason: z.string(),
  /** False once the text is back in the form. */
  offered: z.boolean(),
})
export type Unsent = z.infer<typeof UnsentSchema>

const StoredSchema = z.object({
  /** What is typed and not sent yet. */
  draft: TextsSchema,
  /** The last message that could not be sent. */
  unsent: z.optional(UnsentSchema),
})
type Stored = z.infer<typeof StoredSchema>

export const FIELD_NAMES: FieldName[] = ['fullname', 'email', 'message']
export const EMPTY_DRAFT: Texts = { fullname: '', email: '', message: '' }
const NOTHING_STORED: Stored = { draft: EMPTY_DRAFT }

/**
 * The draft and the unsent message, in session storage: they survive the trip through the login
 * page, also that of a social account, and end with the tab.
 */
export function readStored(): Stored {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '')
    return StoredSchema.safeParse(stored).data ?? NOTHING_STORED
  } catch {
    return NOTHING_STORED
  }
}

/** Does nothing where the browser denies storage. */
export function store(changes: Partial<Stored>): void {
  const stored = { ...readStored(), ...changes }
  const empty = FIELD_NAMES.every((name) => stored.draft[name] === '') && !stored.unsent
  try {
    if (empty) sessionStorage.removeItem(STORAGE_KEY)
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify(stored))
  } catch {}
}

export function getField(form: HTMLFormElement, name: FieldName) {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field
  throw new Error(`The form has no field ${name}.`)
}

/** As they are typed: the values of a FormData may have other line ends. */
export function readTexts(form: HTMLFormElement): Texts {
  return mapFields((name) => getField(form, name).value)
}

/** Without what the account fills in. */
export function readDraft(form: HTMLFormElement): Texts {
  return mapFields((name) => {
    const { value, defaultValue } = getField(form, name)
    return value === defaultValue ? '' : value
  })
}

/** Sets the value, not the `defaultValue`, so it counts as typed. */
export function fillIn(form: HTMLFormElement, texts: Texts): void {
  for (const name of FIELD_NAMES) getField(form, name).value = texts[name]
}

/** Leaves fields with a text unchanged. */
export function fillEmpty(form: HTMLFormElement, texts: Partial<Texts>): void {
  for (const name of FIELD_NAMES) {
    const field = getField(form, name)
    const text = texts[name]
    if (field.value === '' && text) field.value = text
  }
}

function mapFields(read: (name: FieldName) => string): Texts {
  return { fullname: read('fullname'), email: read('email'), message: read('message') }
}
