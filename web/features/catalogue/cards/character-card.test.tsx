import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MemoryRouter } from '#web/testing/memory-router.tsx'
import { CharacterCard } from './character-card.tsx'

function renderCard(available: number) {
  const thumbnail = { path: 'http://rack.test/pictures/characters/1', extension: 'svg' }
  render(
    <MemoryRouter>
      <CharacterCard
        item={{ id: 1, name: 'Ash', thumbnail, comics: { available } }}
        eager={false}
      />
    </MemoryRouter>,
  )
}

test('counts the comics', () => {
  renderCard(1203)
  expect(screen.getByText('1,203 comics')).toBeVisible()
})

test('says in words that no comics are known', () => {
  renderCard(0)
  expect(screen.getByText('No comics known here yet')).toBeVisible()
  expect(screen.queryByText(/0/)).not.toBeInTheDocument()
})
