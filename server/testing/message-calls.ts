import type { FastifyInstance } from 'fastify'
import type { Member } from '../members.ts'
import { buildAccounts } from './build-accounts.ts'
import { buildMember, everybodyIs } from './build-member.ts'
import type { TestOverrides } from './build-test-app.ts'

export const CONTACT = {
  fullname: 'Asha Rao Menon',
  email: 'asha.rao@example.com',
  message: 'Where can I read the first issue?',
}

export const REPORT = { about: '/comics/12460', message: 'John Byrne drew this issue.' }

export const ADMIN_EMAILS = 'editor@example.com, Second.Editor@example.com'

/** Calls under `/api/queries` with this session cookie. */
export function messageCalls(app: FastifyInstance, cookie?: string) {
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: unknown,
    headers: Record<string, string> = {},
  ) =>
    app.inject({
      method,
      url: `/api/queries${path}`,
      headers: {
        ...(payload !== undefined && { 'content-type': 'application/json' }),
        ...(cookie && { cookie }),
        ...headers,
      },
      payload: payload === undefined ? undefined : JSON.stringify(payload),
    })
  const send = (input: object = {}, key?: string) =>
    call('POST', '', { ...CONTACT, ...input }, key === undefined ? {} : { 'idempotency-key': key })
  const report = (input: object = {}, key?: string) =>
    call(
      'POST',
      '/reports',
      { ...REPORT, ...input },
      key === undefined ? {} : { 'idempotency-key': key },
    )
  return { call, send, report }
}

/** Every caller is this member. */
export async function buildMessagesOf(
  member: Partial<Member> = {},
  environment: Record<string, string> = {},
  overrides: TestOverrides = {},
) {
  const members = everybodyIs(buildMember(member))
  const built = await buildAccounts({ ADMIN_EMAILS, ...environment }, { members, ...overrides })
  return { ...built, ...messageCalls(built.app) }
}

/** Every caller may read all messages. */
export function buildInbox(environment: Record<string, string> = {}) {
  return buildMessagesOf({ email: 'Editor@example.com', emailVerified: true }, environment)
}
