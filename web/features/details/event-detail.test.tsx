import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildIssue, buildSummary, thumbnail } from './testing/build-records.ts'
import { renderDetail } from './testing/render-detail.tsx'
import { StubCatalogue, toFacts, toPage, toRecord } from './testing/stub-catalogue.ts'

const EVENT = {
  id: 5001,
  title: 'Fire War',
  description: 'It burns everywhere.',
  thumbnail,
  start: '1963-06-01 00:00:00',
  end: '1964-01-31 00:00:00',
  comics: { available: 2 },
  series: { available: 0 },
  characters: { available: 0 },
  creators: { available: 0 },
  next: buildSummary('events', 5002, 'Ice War'),
  previous: null,
}
const ORDER = [
  { role: 'core', comics: [buildIssue(2)] },
  { role: 'epilogue', comics: [buildIssue(1)] },
]

let catalogue: StubCatalogue

beforeEach(() => {
  vi.resetModules()
  catalogue = new StubCatalogue({
    '/v1/public/events/5001': toRecord(EVENT),
    '/v1/public/events/5001/comics': toPage(2, buildIssue(1), buildIssue(2)),
    '/api/facts/events/5001': toFacts({
      kind: 'events',
      id: 5001,
      parts: ORDER,
      keyIssueCount: 0,
    }),
  })
})

afterEach(() => vi.unstubAllGlobals())

async function renderEvent() {
  await renderDetail(
    '/events/5001',
    'Fire War',
    async () => (await import('./event-detail.tsx')).eventDetail,
  )
}

const section = (name: string) => screen.findByRole('region', { name })

test('its comics are there once, in reading order, and the next event is near', async () => {
  await renderEvent()
  const links = within(await section('Reading order')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/comics/2', '/comics/1'])
  expect(screen.queryByRole('region', { name: 'Comics' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Next event Ice War' })).toHaveAttribute(
    'href',
    '/events/5002',
  )
})

test('without its facts it lists the comics as they came out', async () => {
  delete catalogue.answers['/api/facts/events/5001']
  await renderEvent()
  const comics = await section('Comics')
  expect(await within(comics).findByRole('link', { name: /#1$/ })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Reading order' })).not.toBeInTheDocument()
})
