import * as z from 'zod/mini'
import {
  hasControlCharacters,
  hasControlCharactersInLines,
  withoutDirections,
} from './control-characters.ts'
import { EmailSchema } from './identity.ts'

const FULLNAME_LENGTH = { min: 8, max: 40 }
export const MESSAGE_LENGTH = { min: 12, max: 120 }

/** A retry with the same key, a UUID, stores one message. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'

const FullnameSchema = textSchema('Fullname is required', FULLNAME_LENGTH, withoutDirections).check(
  z.refine((name) => !hasControlCharacters(name), 'Must not hold control characters'),
)

const MessageSchema = messageSchema('Message is required', MESSAGE_LENGTH)

/** The contact form; browser and server validate by this schema. */
export const ContactSchema = z
  .strictObject(
    { fullname: FullnameSchema, email: EmailSchema, message: MessageSchema },
    { error: ({ code }) => (code === 'unrecognized_keys' ? 'There is no such field' : undefined) },
  )
  .register(z.globalRegistry, { id: 'ContactQuery' })
export type ContactInput = z.infer<typeof ContactSchema>

export const ContactReceiptSchema = z
  .object({ id: z.string() })
  .register(z.globalRegistry, { id: 'ContactReceipt' })

/** A text of several lines. */
export function messageSchema(required: string, length: Length) {
  return textSchema(required, length).check(
    z.refine(
      (message) => !hasControlCharactersInLines(message),
      'Must not hold control characters',
    ),
  )
}

interface Length {
  min: number
  max: number
}

/** Lengths are in code points of the trimmed text. */
function textSchema(required: string, { min, max }: Length, clean = (text: string) => text) {
  return z.string(required).check(
    z.overwrite(clean),
    z.trim(),
    z.minLength(1, required),
    z.refine((text) => [...text].length >= min, `Must be ${min} characters minimum`),
    z.refine((text) => [...text].length <= max, `Must be ${max} characters maximum`),
    // A lone surrogate cannot be stored as UTF-8.
    z.refine((text) => text.isWellFormed(), 'Must not hold broken characters'),
  )
}
