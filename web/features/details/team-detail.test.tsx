import { render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLocation } from '#web/lib/router/router.tsx'
import { MemoryRouter, Pages } from '#web/testing/memory-router.tsx'
import { DetailView } from './detail-view.tsx'
import { personDetail, teamDetail } from './team-detail.tsx'
import { buildCharacter, buildCharacterFacts } from './testing/build-records.ts'

const FACTS: Record<string, object> = {
  '7': buildCharacterFacts({
    id: 7,
    role: 'group',
    memberCount: 1,
    members: [{ id: 8, name: 'Ash', years: [{ from: 1963, to: null }] }],
  }),
  '8': buildCharacterFacts({
    id: 8,
    memberships: [
      { id: 7, name: 'Sparks', years: [{ from: 1963, to: null }] },
      { id: null, name: 'Old Flames', years: [] },
    ],
  }),
}

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) => {
    const id = /\d+$/.exec(path)?.[0] ?? ''
    if (path.startsWith('/api/facts')) return Response.json(FACTS[id] ?? { years: [] })
    if (path.startsWith('/api/')) return Response.json({})
    return Response.json({
      data: { results: [buildCharacter({ id: Number(id), name: `Record ${id}` })] },
    })
  })
})

afterEach(() => vi.unstubAllGlobals())

function Address() {
  const { pathname, search, state } = useLocation<{ surprise?: string }>()
  return <output aria-label="Address">{`${pathname}${search} ${state?.surprise}`}</output>
}

async function openAt(pathname: string, search = '') {
  const state = { surprise: '/teams?surprise=1' }
  const views = { actions: null, missing: null }
  render(
    <MemoryRouter initialEntries={[{ pathname, search, state }]}>
      <Pages
        routes={[
          { path: '/teams/:id', element: <DetailView source={teamDetail} {...views} /> },
          { path: '/characters/:id', element: <DetailView source={personDetail} {...views} /> },
        ]}
      />
      <Address />
    </MemoryRouter>,
  )
  await screen.findByRole('heading', { level: 1, name: /^Record/ })
  return screen.getByRole('status', { name: 'Address' }).textContent
}

test('a group among the characters moves to the teams, with all that its address said', async () => {
  expect(await openAt('/characters/7', '?members=2')).toBe('/teams/7?members=2 /teams?surprise=1')
  const crumbs = screen.getByRole('navigation', { name: 'You are here' })
  expect(within(crumbs).getByRole('link', { name: 'Teams' })).toHaveAttribute('href', '/teams')
  const members = await screen.findByRole('region', { name: 'Members' })
  expect(within(members).getByRole('link', { name: 'Ash' })).toHaveAttribute(
    'href',
    '/characters/8',
  )
})

test('a person among the teams moves to the characters, whose tags lead back', async () => {
  expect(await openAt('/teams/8')).toBe('/characters/8 /teams?surprise=1')
  const tags = within(await screen.findByRole('region', { name: 'Teams' })).getAllByRole('link')
  expect(tags.map((tag) => [tag.textContent, tag.getAttribute('href')])).toEqual([
    ['Sparks since\u00a01963', '/teams/7'],
    // Without a page of its own.
    ['Old Flames ', '/characters?team=old+flames'],
  ])
})
