import type { InboxMessage, InboxPage } from '#contract/inbox.ts'

export function buildInboxMessage(overrides: Partial<InboxMessage> = {}): InboxMessage {
  return {
    id: 'id-1',
    fullname: 'Asha Rao Menon',
    email: 'asha.rao@example.com',
    message: 'Where can I read the first issue?',
    about: null,
    timestamp: '2026-11-15T12:00:00.000Z',
    readAt: null,
    ...overrides,
  }
}

export function buildInboxPage(
  results: InboxMessage[],
  overrides: Partial<InboxPage> = {},
): InboxPage {
  return { page: 1, size: 50, more: false, results, ...overrides }
}
