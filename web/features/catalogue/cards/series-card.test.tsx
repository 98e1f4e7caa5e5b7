import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MemoryRouter } from '#web/testing/memory-router.tsx'
import type { ListedSeries } from '../listing/catalogue-records.ts'
import { SeriesCard } from './series-card.tsx'

function renderCard(overrides: Partial<ListedSeries> = {}) {
  const item: ListedSeries = {
    id: 1991,
    title: 'Avengers (1963 - 1996)',
    description: 'And there came a day unlike any other.',
    startYear: 1963,
    endYear: 1996,
    thumbnail: { path: 'http://rack.test/pictures/series/1991', extension: 'svg' },
    creators: { items: [{ name: 'Stan Lee', role: 'writer' }] },
    comics: { available: 431 },
    facts: { id: 1991, issueCount: 402, bookCount: 0, mainCreators: ['Roy Thomas', 'Stan Lee'] },
    ...overrides,
  }
  render(
    <MemoryRouter>
      <SeriesCard item={item} eager={false} />
    </MemoryRouter>,
  )
}

test('shows the cover, the title, the years, the number of issues, who made it and what it is', async () => {
  renderCard()
  const link = screen.getByRole('link', { name: 'Avengers (1963 - 1996)' })
  expect(link).toHaveAttribute('href', '/series/1991')
  const cover = await within(link).findByRole('presentation')
  expect(cover).toHaveAttribute('src', '/pictures/series/1991.svg')
  expect(screen.getByText('1963–1996, 402 issues')).toBeVisible()
  expect(screen.getByText('Roy Thomas, Stan Lee')).toBeVisible()
  expect(screen.getByText('And there came a day unlike any other.')).toBeVisible()
})

test('says of a series that goes on that it does', () => {
  renderCard({ title: 'Avengers (2022 - Present)', startYear: 2022, endYear: 2099 })
  expect(screen.getByText('2022–present, 402 issues')).toBeVisible()
})

test('counts its comics where nothing is known of its issues, and does without a description', () => {
  renderCard({ facts: undefined, comics: { available: 1 }, description: null })
  expect(screen.getByText('1963–1996, 1 comic')).toBeVisible()
  expect(screen.getByText('Stan Lee')).toBeVisible()
})
