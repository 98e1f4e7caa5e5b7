import type { FastifyInstance } from 'fastify'
import { Cards } from '#catalogue/wire/cards.ts'
import { ListedComics } from '#catalogue/wire/listed-comics.ts'
import type { ListSummary, NewList } from '#contract/lists.ts'
import { buildAccounts } from './build-accounts.ts'
import { buildFavouriteCatalogue } from './build-favourites.ts'
import type { TestOverrides } from './build-test-app.ts'
import { signUpMember } from './sign-up-member.ts'

const FIRST = new Date('2026-11-18T10:00:00Z').getTime()

/** Ids of the small catalogue: Amazing Spider-Man (1963) #1 to #4, and (1999) #1. */
export const [ASM_1, ASM_2, ASM_3, ASM_4] = [600_000_001, 600_000_002, 600_000_003, 600_000_004]
export const ASM_1999 = 600_000_008

interface CallOptions {
  ifMatch?: string | number
  payload?: object | string
}

/** Calls under `/api/lists` with this session cookie. */
export function listCalls(app: FastifyInstance, cookie?: string) {
  return (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    { ifMatch, payload }: CallOptions = {},
  ) =>
    app.inject({
      method,
      url: `/api/lists${path}`,
      headers: {
        ...(cookie && { cookie }),
        ...(ifMatch !== undefined && {
          'if-match': typeof ifMatch === 'number' ? `"${ifMatch}"` : ifMatch,
        }),
        ...(typeof payload === 'string' && { 'content-type': 'application/json' }),
      },
      payload,
    })
}

type ListCall = ReturnType<typeof listCalls>

/** What tests do most, with answers that are no refusals. */
function listHelpers(call: ListCall) {
  return {
    make: async (list: Partial<NewList> = {}): Promise<ListSummary> => {
      const answer = await call('POST', '', { payload: { name: 'Webs', ...list } })
      if (answer.statusCode !== 201) throw new Error(`No list was made: ${answer.body}`)
      return answer.json()
    },
    comicsOf: async (id: string): Promise<number[]> => {
      const { entries } = (await call('GET', `/${id}/entries`)).json()
      return entries.map(({ comic }: { comic: number }) => comic)
    },
  }
}

export function entriesOf(...comics: number[]) {
  return comics.map((comic) => ({ comic, section: '', note: '' }))
}

/** What lists know of the small catalogue. */
export function buildListedComics(): ListedComics {
  const catalogue = buildFavouriteCatalogue()
  return new ListedComics(catalogue, new Cards(catalogue, { resources: '', site: '' }))
}

/** A member with a real account, and a clock that advances a second at each reading. */
export async function buildLists(
  environment: Record<string, string> = {},
  files: Record<string, string> = {},
  overrides: TestOverrides = {},
) {
  let at = FIRST
  const now = () => {
    at += 1000
    return new Date(at)
  }
  const catalogue = buildFavouriteCatalogue(files)
  const built = await buildAccounts(environment, { catalogue, now, ...overrides })
  const member = await signUpMember(built.app)
  const call = listCalls(built.app, member.cookie)
  const pass = (ms: number) => {
    at += ms
  }
  return { ...built, member, call, pass, ...listHelpers(call) }
}
