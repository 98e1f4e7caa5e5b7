import { afterEach, expect, test, vi } from 'vitest'
import { IdentityError } from '#web/lib/identity.ts'
import { createEmbeddedIdentity } from './embedded-identity.ts'

const ASHA = { name: 'Asha Rao', email: 'asha.rao@example.com', image: null }

afterEach(() => vi.unstubAllGlobals())

/** A server whose session is `session`, and which answers all other calls with `answer`. */
function serve(answer: () => Response, session: () => object | null = () => null) {
  const calls: [string, unknown][] = []
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path === '/api/auth/get-session') return Response.json(session())
    calls.push([path, JSON.parse(String(body))])
    return answer()
  })
  return calls
}

test.each([
  ['wrong-credentials', 401, 'wrong-credentials'],
  ['address-taken', 422, 'address-taken'],
  ['too-many-tries', 429, 'too-many-tries'],
  ['something-new', 400, 'refused'],
])(
  'a refusal with the code %s becomes one that pages have words for',
  async (code, status, known) => {
    serve(() => Response.json({ code, message: 'No.' }, { status }))
    const identity = createEmbeddedIdentity()
    const error = await identity.signIn({ email: 'a@example.com', password: 'x' }).catch((e) => e)
    expect(error).toBeInstanceOf(IdentityError)
    expect(error).toMatchObject({ code: known, message: 'No.' })
  },
)

test('tells who signed in, to listeners of before and after', async () => {
  let user: object | null = null
  const calls = serve(
    () => {
      user = ASHA
      return Response.json({})
    },
    () => user && { user },
  )
  const identity = createEmbeddedIdentity()
  const early = vi.fn()
  identity.onUserChanged(early)
  await vi.waitFor(() => expect(early).toHaveBeenLastCalledWith(null))
  await identity.signUp({ displayName: 'Asha Rao', email: ASHA.email, password: 'Secret-1' })
  expect(calls).toEqual([
    ['/api/auth/sign-up/email', { name: 'Asha Rao', email: ASHA.email, password: 'Secret-1' }],
  ])
  const known = { displayName: 'Asha Rao', email: ASHA.email, photoURL: null }
  expect(early).toHaveBeenLastCalledWith(known)
  const late = vi.fn()
  identity.onUserChanged(late)
  await vi.waitFor(() => expect(late).toHaveBeenLastCalledWith(known))
})

test('a session that cannot be read is none', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const listener = vi.fn()
  createEmbeddedIdentity().onUserChanged(listener)
  await vi.waitFor(() => expect(listener).toHaveBeenCalledWith(null))
})
