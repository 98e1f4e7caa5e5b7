import * as z from 'zod/mini'
import { MAX_INBOX_TEXT } from './inbox.ts'

const MomentSchema = z.union([z.iso.date(), z.iso.datetime({ offset: true })], {
  error: 'must be a day such as 2026-11-15, or a time such as 2026-11-15T09:30:00Z',
})

/**
 * The filters of the inbox. Days are in UTC, and the last one is inclusive. Apart from the messages,
 * for the server alone reads it: dates are a good part of Zod.
 */
export const InboxFilterSchema = z.object({
  since: z.optional(MomentSchema),
  until: z.optional(MomentSchema),
  /** A substring of the name, the address, the message or the page; case-insensitive. */
  text: z.optional(
    z.string().check(z.maxLength(MAX_INBOX_TEXT, `must be ${MAX_INBOX_TEXT} characters at most`)),
  ),
  unread: z._default(z.enum(['true', 'false']), 'false'),
})
export type InboxFilter = z.infer<typeof InboxFilterSchema>
