import { twice } from './twice.ts'
import { withTimeout } from './with-timeout.ts'

/** The server refused the request or could not be reached; the message can be shown to the user. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal'
  /** Kebab-case under `/api`; `offline` when no server answered, `unknown` for an unreadable answer. */
  readonly code: string
  readonly status: number
  /** Error messages by field name. */
  readonly fields: Record<string, string>
  /** From the `Retry-After` header, if present. */
  readonly retryAfterS: number | undefined

  constructor(status: number, fault: Fault, options?: ErrorOptions) {
    super(fault.message, options)
    this.code = fault.code
    this.status = status
    this.fields = { ...fault.fields }
    this.retryAfterS = fault.retryAfterS
  }
}

interface Fault {
  code: string
  message: string
  fields?: object
  retryAfterS?: number
}

type TokenSource = () => Promise<string | null>

let readToken: TokenSource = async () => null

/** Set once at start-up: where the bearer token comes from, for providers without a session cookie. */
export function authorizeCallsWith(source: TokenSource): void {
  readToken = source
}

type SessionCheck = () => Promise<boolean>

let isStillSignedIn: SessionCheck | undefined

/**
 * Who tells, after a call was refused for want of a session, whether there still is one. Returns the
 * function that ends it.
 */
export function checkSessionWith(check: SessionCheck): () => void {
  isStillSignedIn = check
  return () => {
    if (isStillSignedIn === check) isStillSignedIn = undefined
  }
}

/** Calls of the identity provider of our own server. Every page waits for the first of them. */
const IDENTITY_PATH = '/api/auth/'
const IDENTITY_TIMEOUT_MS = 10_000
/** The only call that must not ask whether there still is a session: it is the question itself. */
export const SESSION_PATH = `${IDENTITY_PATH}get-session`

/** Refusals of callers without a session: of `/api`, and two of the catalogue's gateway. */
const SIGNED_OUT = 'signed-out'
const SESSION_REFUSALS = [SIGNED_OUT, 'MissingParameter', 'InvalidCredentials']

/** After this an error message is better than a longer loading skeleton. */
const READ_TIMEOUT_MS = 20_000

/** Throws an ApiRefusal when the server refuses, under `/api` and `/v1` alike. */
export function getJson(
  path: string,
  signal?: AbortSignal,
  timeoutMs = READ_TIMEOUT_MS,
): Promise<unknown> {
  const read = () => ask(path, { signal: withTimeout(signal, timeoutMs) })
  return path.startsWith(IDENTITY_PATH) ? twice(read) : read()
}

interface SendOptions {
  headers?: Record<string, string>
  /** A file, instead of JSON. */
  body?: Blob
  keepalive?: boolean
  signal?: AbortSignal
}

/** Throws as `getJson` does. */
export function sendJson(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  { headers, ...options }: SendOptions = {},
): Promise<unknown> {
  return ask(path, {
    method,
    // With keepalive a request sent just before leaving the page still arrives; browsers limit it to
    // small bodies.
    keepalive: body === undefined,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    ...options,
  })
}

/** Throws as `getJson` does. */
export async function getFile(path: string): Promise<Blob> {
  return (await request(path, {})).blob()
}

async function ask(path: string, init: RequestInit): Promise<unknown> {
  const response = await request(path, init)
  if (response.status === 204) return null
  return response.json().catch((error: Error) => {
    throw error.name === 'SyntaxError' ? unreadable(error) : unreached(error)
  })
}

/** After a refusal for want of a session a call is repeated once, if the session is there after all. */
async function request(path: string, init: RequestInit): Promise<Response> {
  try {
    return await send(path, init)
  } catch (error) {
    if (!isStillSignedIn || path === SESSION_PATH || !isSessionRefusal(error)) throw error
    const stillIn = await isStillSignedIn().catch((error: Error) => {
      throw unreached(error)
    })
    if (stillIn) return send(path, init)
    throw new ApiRefusal(401, { code: SIGNED_OUT, message: 'You were signed out.' })
  }
}

function isSessionRefusal(error: unknown): boolean {
  return error instanceof ApiRefusal && SESSION_REFUSALS.includes(error.code)
}

async function send(path: string, init: RequestInit): Promise<Response> {
  const token = await readToken()
  const headers = new Headers(init.headers)
  headers.set('accept', 'application/json')
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  const isIdentity = path.startsWith(IDENTITY_PATH)
  const signal = isIdentity ? withTimeout(init.signal, IDENTITY_TIMEOUT_MS) : init.signal
  const response = await fetch(path, { ...init, signal, headers }).catch((error: Error) => {
    throw unreached(error)
  })
  if (!response.ok) throw new ApiRefusal(response.status, await readFault(response))
  return response
}

/** An aborted request is no failure, so its AbortError is passed on unchanged. */
function unreached(error: Error): Error {
  if (error.name === 'AbortError') return error
  return new ApiRefusal(0, {
    code: 'offline',
    message: 'The server cannot be reached. Check the connection, then try again.',
  })
}

/** The answer is not JSON, or does not match the contract. */
export function unreadable(cause: Error): ApiRefusal {
  return new ApiRefusal(
    0,
    { code: 'unknown', message: 'The server sent an answer that makes no sense here.' },
    { cause },
  )
}

/** `/api` and the catalogue's gateway say `message`, the catalogue's service says `status`. */
async function readFault(response: Response): Promise<Fault> {
  const body: unknown = await response.json().catch(() => null)
  const said = typeof body === 'object' && body !== null ? { ...body } : {}
  const { code, message, status, fields } = said as Record<string, unknown>
  return {
    code: typeof code === 'string' ? code : 'refused',
    message: [message, status].find(isText) ?? `The server answered ${response.status}.`,
    fields: typeof fields === 'object' && fields !== null ? fields : {},
    retryAfterS: Number(response.headers.get('retry-after')) || undefined,
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
