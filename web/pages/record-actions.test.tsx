import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import {
  buildCharacter,
  buildCharacterFacts,
  buildIssue,
  thumbnail,
} from '#web/features/details/testing/build-records.ts'
import { toFacts, toPage, toRecord } from '#web/features/details/testing/stub-catalogue.ts'
import { buildIdentity, buildUser } from '#web/testing/build-identity.ts'
import { renderApp } from '#web/testing/render-app.tsx'

afterEach(() => vi.unstubAllGlobals())

/** The page of a record as a member sees it, over a server that has an answer for each path. */
function renderPage(path: string, answers: Record<string, () => Response>) {
  vi.stubGlobal('fetch', async (asked: string) => {
    const answer = answers[asked.replace(/\?.*/, '')] ?? toPage(0)
    return answer()
  })
  renderApp(path, buildIdentity(buildUser()))
}

test('the page of a character says how many of its comics the member has read', async () => {
  renderPage('/characters/1', {
    '/v1/public/characters/1': toRecord(buildCharacter()),
    '/api/facts/characters/1': toFacts(buildCharacterFacts()),
    '/api/facts/characters/1/years': toFacts({ years: [] }),
    '/api/progress/characters': toFacts({ counts: [{ id: 1, read: 41, of: 3409 }] }),
  })
  const words = await screen.findByText(/^You have read/)
  expect(words).toHaveTextContent('You have read 41 of 3,409')
})

test('a comic goes into a list from its row in the order of an event', async () => {
  renderPage('/events/5001', {
    '/v1/public/events/5001': toRecord({
      ...{ id: 5001, title: 'Fire War', description: '', thumbnail, start: null, end: null },
      ...{ comics: { available: 1 }, series: { available: 0 }, characters: { available: 0 } },
      ...{ creators: { available: 0 }, next: null, previous: null },
    }),
    '/v1/public/events/5001/comics': toPage(1, buildIssue(1)),
    '/api/facts/events/5001': toFacts({
      ...{ kind: 'events', id: 5001, keyIssueCount: 0 },
      parts: [{ role: 'core', comics: [buildIssue(1)] }],
    }),
    '/api/lists': toFacts({ lists: [] }),
  })
  const { title } = buildIssue(1)
  await userEvent.click(await screen.findByRole('button', { name: `Add to list, ${title}` }))
  const dialog = await screen.findByRole('dialog', { name: 'Add to list' })
  expect(within(dialog).getByText(title)).toBeVisible()
})
