import { join } from 'node:path'
import { readCookies } from '#server/testing/sign-up-member.ts'
import { findFreePort } from '#server/testing/start-server.ts'
import { type ServerProcess, startCatalogueServer, untilIdle } from './server-process.ts'

const PASSWORD = 'Excelsior! 1962'

export interface LoadMember {
  email: string
  cookie: string
  /** What is left of it after a log-out: by it the device is known. */
  deviceCookie: string
}

export interface LoadSite {
  server: ServerProcess
  /** The port of its own address, for whoever stands in front of it. */
  publicPort: number
  members: LoadMember[]
  /** A raw request of the next member in turn. */
  write(request: RawRequest): string
}

export interface RawRequest {
  method?: 'GET' | 'PUT' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: object
  /** Instead of that of the next member. */
  cookie?: string
}

/**
 * The real server with the shipped catalogue and SQLite on disk. Its members are many, because most
 * limits are a member's, and come from as many addresses as they have requests.
 */
export async function startLoadSite(
  memberCount: number,
  environment: Record<string, string> = {},
): Promise<LoadSite> {
  const publicPort = await findFreePort()
  const shipped = join(import.meta.dirname, '../catalogue/data')
  const server = await startCatalogueServer(shipped, undefined, {
    PUBLIC_URL: `http://localhost:${publicPort}`,
    TRUST_PROXY: '1',
    ...environment,
  })
  const members: LoadMember[] = []
  while (members.length < memberCount) {
    members.push(await signUp(server.port, `member-${members.length}@example.com`))
  }
  await untilIdle(server.pid)
  let turn = 0
  return {
    server,
    publicPort,
    members,
    write: ({ method = 'GET', path, headers = {}, body, cookie }) => {
      turn += 1
      const text = body === undefined ? '' : JSON.stringify(body)
      const all = {
        Host: `localhost:${publicPort}`,
        'X-Forwarded-For': addressOf(turn),
        Cookie: cookie ?? members[turn % members.length]?.cookie ?? '',
        ...(body && { 'Content-Type': 'application/json' }),
        ...(method !== 'GET' && { 'Content-Length': String(Buffer.byteLength(text)) }),
        ...headers,
      }
      const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
      return `${[`${method} ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n${text}`
    },
  }
}

export function signInBody({ email }: LoadMember): object {
  return { email, password: PASSWORD }
}

async function signUp(port: number, email: string): Promise<LoadMember> {
  const response = await fetch(`http://127.0.0.1:${port}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': addressOf(port + Date.now()),
    },
    body: JSON.stringify({ name: 'Asha Rao', email, password: PASSWORD }),
  })
  if (response.status !== 200) throw new Error(`No account was opened: ${await response.text()}`)
  const cookie = readCookies(response.headers.getSetCookie())
  const kept = cookie.split('; ').filter((one) => one.includes('.device='))
  return { email, cookie, deviceCookie: kept.join('; ') }
}

/** Another one for each number below 2^24. */
function addressOf(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
}
