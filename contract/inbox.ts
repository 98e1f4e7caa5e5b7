import * as z from 'zod/mini'

export const MESSAGES_PER_PAGE = 50
export const MAX_INBOX_PAGE = 1000
export const MAX_INBOX_TEXT = 200

/** A message as the operator of the site reads it. */
const InboxMessageSchema = z
  .object({
    id: z.string(),
    fullname: z.string(),
    email: z.string(),
    message: z.string(),
    /** The address of the page that it is about, as `/comics/12460`; null for any other message. */
    about: z.nullable(z.string()),
    /** When the store received it. */
    timestamp: z.string(),
    readAt: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'InboxMessage' })
export type InboxMessage = z.infer<typeof InboxMessageSchema>

/** Newest first. */
export const InboxPageSchema = z
  .object({
    page: z.int().check(z.minimum(1)),
    size: z.int().check(z.minimum(1)),
    /** Whether there is a next page. */
    more: z.boolean(),
    results: z.array(InboxMessageSchema),
  })
  .register(z.globalRegistry, { id: 'InboxPage' })
export type InboxPage = z.infer<typeof InboxPageSchema>

export const InboxExportSchema = z.object({
  exportedAt: z.string(),
  queries: z.array(InboxMessageSchema),
})
