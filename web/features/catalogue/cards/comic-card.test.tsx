import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MemoryRouter } from '#web/testing/memory-router.tsx'
import type { ListedComic } from '../listing/catalogue-records.ts'
import { ComicCard } from './comic-card.tsx'

function renderCard(overrides: Partial<ListedComic> = {}) {
  const item: ListedComic = {
    id: 9359,
    title: 'Iron Man (1968) #128',
    thumbnail: { path: 'http://rack.test/pictures/comics/9359', extension: 'svg' },
    dates: [{ type: 'onsaleDate', date: '1979-09-01T00:00:00-0400' }],
    prices: [],
    creators: {
      items: [
        { name: 'Jim Novak', role: 'letterer' },
        { name: 'John Romita Jr.', role: 'penciller' },
        { name: 'David Michelinie', role: 'writer' },
      ],
    },
    facts: { id: 9359, coverMonth: '1979-11' },
    ...overrides,
  }
  render(
    <MemoryRouter>
      <ComicCard item={item} eager={false} />
    </MemoryRouter>,
  )
}

test('shows the cover, the title, the month on the cover and who wrote and drew it', async () => {
  renderCard()
  const link = screen.getByRole('link', { name: 'Iron Man (1968) #128' })
  expect(link).toHaveAttribute('href', '/comics/9359')
  const cover = await within(link).findByRole('presentation')
  expect(cover).toHaveAttribute('src', '/pictures/comics/9359.svg')
  expect(screen.getByText('Nov 1979')).toBeVisible()
  expect(screen.getByText('David Michelinie, John Romita Jr.')).toBeVisible()
})

test('takes the month of sale where nothing is known of the cover', () => {
  renderCard({ facts: undefined })
  expect(screen.getByText('Sep 1979')).toBeVisible()
})

test('shows no other month where that of the cover could not be loaded', () => {
  renderCard({ facts: null })
  expect(screen.queryByText(/1979/)).not.toBeInTheDocument()
})

test('shows the price of the print alone, never a sum', () => {
  renderCard({
    prices: [
      { type: 'printPrice', price: 3.99 },
      { type: 'digitalPurchasePrice', price: 1.99 },
    ],
  })
  expect(screen.getByText('Nov 1979 · $3.99')).toBeVisible()
})

test.each([
  ['is 0', [{ type: 'printPrice', price: 0 }]],
  ['is that of another edition', [{ type: 'digitalPurchasePrice', price: 1.99 }]],
])('shows no price where the one known %s', (_case, prices) => {
  renderCard({ prices })
  expect(screen.getByText('Nov 1979')).toBeVisible()
  expect(screen.queryByText(/\$/)).not.toBeInTheDocument()
})
