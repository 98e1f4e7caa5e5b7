import { z } from 'zod'
import { hasControlCharacters, hasControlCharactersInLines } from './control-characters.ts'
import { EmailSchema } from './identity.ts'

const FULLNAME_LENGTH = { min: 8, max: 40 }
export const MESSAGE_LENGTH = { min: 12, max: 120 }

/** Names one attempt to send, so that sending it again keeps one message: a UUID. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'
export const IdempotencyKeySchema = z.guid().toLowerCase()

const FullnameSchema = textSchema('Fullname is required', FULLNAME_LENGTH).refine(
  (name) => !hasControlCharacters(name),
  'Must not hold control characters',
)

const MessageSchema = textSchema('Message is required', MESSAGE_LENGTH).refine(
  (message) => !hasControlCharactersInLines(message),
  'Must not hold control characters',
)

/** What the form sends: its rules and words are those of the server. */
export const ContactSchema = z
  .strictObject(
    { fullname: FullnameSchema, email: EmailSchema, message: MessageSchema },
    { error: ({ code }) => (code === 'unrecognized_keys' ? 'There is no such field' : undefined) },
  )
  .meta({ id: 'ContactQuery' })
export type ContactInput = z.infer<typeof ContactSchema>

export const ContactReceiptSchema = z.object({ id: z.string() }).meta({ id: 'ContactReceipt' })

/** Lengths are in code points, of the text without the blanks around it. */
function textSchema(required: string, { min, max }: { min: number; max: number }) {
  return (
    z
      .string(required)
      .trim()
      .min(1, required)
      .refine((text) => [...text].length >= min, `Must be ${min} characters minimum`)
      .refine((text) => [...text].length <= max, `Must be ${max} characters maximum`)
      // Half of a character could not be kept as it came.
      .refine((text) => text.isWellFormed(), 'Must not hold broken characters')
  )
}
