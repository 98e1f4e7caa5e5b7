import * as z from 'zod/mini'
import { messageSchema } from './contact.ts'

/** There is more to say about a mistake than fits into a contact message. */
export const REPORT_LENGTH = { min: 10, max: 500 }

/** The address of a record's page on this site, as `/comics/12460`. */
const RecordPathSchema = z
  .string('The page is required')
  .check(z.regex(/^\/[a-z]{4,12}\/[a-z0-9-]{1,80}$/, 'Must be the address of a page'))

/** A mistake on the page of a record; name and address of the sender are those of the account. */
export const ReportSchema = z
  .strictObject(
    { about: RecordPathSchema, message: messageSchema('Say what is wrong', REPORT_LENGTH) },
    { error: ({ code }) => (code === 'unrecognized_keys' ? 'There is no such field' : undefined) },
  )
  .register(z.globalRegistry, { id: 'Report' })
export type ReportInput = z.infer<typeof ReportSchema>

/** What others wrote into the store may be anything. */
export function isRecordPath(text: string): boolean {
  return RecordPathSchema.safeParse(text).success
}
