import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { MemoryRouter } from '#web/testing/memory-router.tsx'
import { CreatorCard } from './creator-card.tsx'
import { EventCard } from './event-card.tsx'
import { TeamCard } from './team-card.tsx'

const thumbnail = { path: 'http://rack.test/pictures/x/1', extension: 'svg' }
const event = { id: 1, title: 'Fire War', thumbnail, comics: { available: 114 } }
const creator = { id: 2, fullName: 'Ann Ash', thumbnail, comics: { available: 1 } }
const team = { id: 3, name: 'Sparks', thumbnail, comics: { available: 0 } }

function renderCard(card: ReactNode) {
  render(
    <MemoryRouter>
      <ul>{card}</ul>
    </MemoryRouter>,
  )
  return screen.getByRole('listitem')
}

test.each([
  ['2006-07-01 00:00:00', '2007-02-01 00:00:00', 'Fire War2006–2007114 comics'],
  ['2006-07-01 00:00:00', '2006-12-01 00:00:00', 'Fire War2006114 comics'],
  [null, null, 'Fire War114 comics'],
])('an event from %s to %s is said with its years and comics', (start, end, words) => {
  const card = renderCard(<EventCard item={{ ...event, start, end }} eager={false} />)
  expect(card).toHaveTextContent(words)
  expect(screen.getByRole('link')).toHaveAttribute('href', '/events/1')
})

test.each([
  [3, 'Ann AshEditor, 1963–19981 comic'],
  [30, 'Ann AshWriter, 1963–19981 comic'],
])(
  'a creator who wrote %d comics and edited 40 is said with the main role, and the years',
  (comics, words) => {
    const facts = {
      id: 2,
      roles: [
        { role: 'writer', comics },
        { role: 'editor', comics: 40 },
      ],
      firstMonth: '1963-03',
      lastMonth: '1998-11',
    }
    const card = renderCard(<CreatorCard item={{ ...creator, facts }} eager={false} />)
    expect(card).toHaveTextContent(words)
    expect(screen.getByRole('link')).toHaveAttribute('href', '/creators/2')
  },
)

test('a creator of whom no more is known is said with the name and the comics', () => {
  const card = renderCard(<CreatorCard item={creator} eager={false} />)
  expect(card).toHaveTextContent(/^Ann Ash1 comic$/)
})

test.each([
  [12, 'Sparks12 members'],
  [1, 'Sparks1 member'],
  // We may not know them.
  [0, 'SparksNo comics known here yet'],
])('a team with %d members is said so', (memberCount, words) => {
  const card = renderCard(
    <TeamCard item={{ ...team, facts: { id: 3, memberCount } }} eager={false} />,
  )
  expect(card).toHaveTextContent(words)
  expect(screen.getByRole('link')).toHaveAttribute('href', '/teams/3')
})
