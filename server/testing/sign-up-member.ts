import { randomInt, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

interface NewMember {
  name: string
  email: string
  password: string
}

export const PASSWORD = 'Excelsior! 1962'

/** Creates a real account through the route; returns it with its session cookie. */
export async function signUpMember(
  app: FastifyInstance,
  overrides: Partial<NewMember> = {},
): Promise<NewMember & { cookie: string }> {
  const member = {
    name: 'Asha Rao',
    email: `${randomUUID()}@example.com`,
    password: PASSWORD,
    ...overrides,
  }
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/sign-up/email',
    payload: member,
    // Another IP address each time, because sign-ups are rate-limited by address.
    remoteAddress: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
  })
  if (answer.statusCode !== 200) throw new Error(`No account was opened: ${answer.body}`)
  return { ...member, cookie: readCookies(answer.headers['set-cookie']) }
}

/** The Cookie header for these Set-Cookie headers. */
export function readCookies(header: string | string[] | undefined): string {
  return [header ?? []]
    .flat()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}
