import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MemoryRouter } from '#web/testing/memory-router.tsx'

const COMIC = {
  id: 2,
  title: 'Fire Tales (1963) #2',
  thumbnail: { path: '/pictures/comics/2', extension: 'svg' },
}

let calls: string[]
let answer: PromiseWithResolvers<Response>

beforeEach(() => {
  calls = []
  answer = Promise.withResolvers()
  vi.resetModules()
  vi.stubGlobal('fetch', (path: string) => {
    calls.push(path)
    return answer.promise
  })
})

afterEach(() => vi.unstubAllGlobals())

/** Renders it with a cache of its own. */
async function renderKeyIssues(count: number) {
  const { KeyIssues } = await import('./key-issues.tsx')
  render(
    <MemoryRouter>
      <KeyIssues of={{ kind: 'creators', id: 1 }} count={count} />
    </MemoryRouter>,
  )
}

test('keeps a place for the key issues until they come', async () => {
  await renderKeyIssues(1)
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
  await act(async () => {
    answer.resolve(Response.json({ data: { total: 1, results: [COMIC] } }))
  })
  expect(await screen.findByRole('link')).toHaveAttribute('href', '/comics/2')
  expect(screen.queryByRole('status')).toBeNull()
})

test('asks for none where the facts say there are none', async () => {
  await renderKeyIssues(0)
  expect(screen.queryByRole('region')).toBeNull()
  expect(calls).toEqual([])
})
