import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { useLocation, useNavigate } from '#web/lib/router/router.tsx'
import { MemoryRouter } from '#web/testing/memory-router.tsx'
import { CatalogueListing } from '../listing/catalogue-listing.tsx'
import { characterKind } from '../listing/listing-kinds.ts'
import { SurpriseAgain } from '../listing/surprise-again.tsx'

/* A listing of characters above a catalogue that the test answers by hand. */

interface Call extends PromiseWithResolvers<Response> {
  url: URL
  signal: AbortSignal
}

interface Catalogue {
  /** The requests for lists, which the test answers. */
  calls: Call[]
  /** The queries of the requests for facts. */
  factsAsked: string[]
  factsOf: (url: URL) => object[]
  countChoices: () => Response
}

export const catalogue = {} as Catalogue

/** For each test of the file. Not on import, which files of one worker may share. */
export function answerByHand(): void {
  beforeEach(() => {
    Object.assign(catalogue, {
      calls: [],
      factsAsked: [],
      factsOf: () => [{ id: 1, realName: 'Scott Summers' }],
      countChoices: () => Response.json(FACETS),
    })
    vi.resetModules()
    vi.stubGlobal('fetch', (path: string, { signal }: { signal: AbortSignal }) => {
      const url = new URL(path, 'http://rack.test')
      if (url.pathname.startsWith('/api/facets')) return Promise.resolve(catalogue.countChoices())
      if (url.pathname.startsWith('/api/facts')) {
        catalogue.factsAsked.push(url.search)
        return Promise.resolve(Response.json(catalogue.factsOf(url)))
      }
      const call = { ...Promise.withResolvers<Response>(), url, signal }
      signal.addEventListener('abort', () => call.reject(signal.reason))
      catalogue.calls.push(call)
      return call.promise
    })
  })

  afterEach(() => vi.unstubAllGlobals())
}

export const FACETS = {
  team: [{ value: 'x-men', label: 'X-Men', count: 107 }],
  decade: [
    { value: 1960, label: '1960s', count: 339 },
    { value: 1970, label: '1970s', count: 1200 },
  ],
}

export function toAnswer(total: number, ...names: string[]): Response {
  const results = names.map((name, index) => ({
    id: index + 1,
    name,
    thumbnail: { path: `http://rack.test/pictures/characters/${index + 1}`, extension: 'svg' },
    comics: { available: 1000 + index },
  }))
  return Response.json({ data: { total, results } })
}

function Address() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <output aria-label="Address">{pathname + search}</output>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  )
}

/** Renders it with its own state and cache. */
export async function renderListing(search = '') {
  const { characters } = await import('../listing/listings.ts')
  const { CharacterCard } = await import('../cards/character-card.tsx')
  render(
    <MemoryRouter initialEntries={[`/characters${search}`]}>
      <SurpriseAgain />
      <CatalogueListing
        kind={characterKind}
        source={characters}
        card={CharacterCard}
        action={({ name }) => <button type="button">Favourite {name}</button>}
      />
      <Address />
    </MemoryRouter>,
  )
}

/** Answers a request, counted from 0, as soon as it is sent. */
export async function answer(index: number, response: Response) {
  await waitFor(() => expect(catalogue.calls.length).toBeGreaterThan(index))
  catalogue.calls[index]?.resolve(response)
}

export const address = () => screen.getByRole('status', { name: 'Address' }).textContent
export const heading = () => screen.getByRole('heading', { level: 1 })
