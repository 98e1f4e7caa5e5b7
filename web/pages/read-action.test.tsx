import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderProgress } from '#web/features/progress/testing/render-progress.tsx'
import { readActionOf } from './read-action.tsx'

test('cards of series, events and arcs say how much of each is read; those of people say nothing', async () => {
  const { calls, takeDown } = renderProgress(
    ['series', 'events', 'arcs', 'characters', 'creators', 'teams'].map((kind) => (
      <section key={kind}>{readActionOf({ kind, id: 238, title: 'Civil War' })}</section>
    )),
    { read: { 5: '2026-11-18T10:00:00.000Z' } },
  )
  expect(await screen.findAllByText('1 of 1,441 read')).toHaveLength(3)
  expect(calls.filter((call) => call.includes('ids=')).toSorted()).toEqual([
    'GET /api/progress/arcs?ids=238',
    'GET /api/progress/events?ids=238',
    'GET /api/progress/series?ids=238',
  ])
  takeDown()
})
