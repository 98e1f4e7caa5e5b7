import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ReadingOrder } from './reading-order.tsx'

const PARTS = [
  { role: 'prologue', comics: [{ id: 4, title: 'Fire Tales (1963) #4' }] },
  {
    role: 'core',
    comics: [
      { id: 2, title: 'Fire Tales (1963) #2' },
      { id: 3, title: 'Fire Tales (1963) #3' },
    ],
  },
  { role: 'tie-in', comics: [{ id: 9, title: 'Elsewhere (1950) #9' }] },
]

test('counts on from part to part, each under its role', () => {
  render(
    <MemoryRouter>
      <ReadingOrder parts={PARTS} />
    </MemoryRouter>,
  )
  expect(screen.getAllByRole('heading', { level: 3 }).map((role) => role.textContent)).toEqual([
    'Prologue',
    'Core',
    'Tie-in',
  ])
  const lists = screen.getAllByRole('list')
  expect(lists.map((list) => list.getAttribute('start'))).toEqual(['1', '2', '4'])
  const [, core] = lists
  const links = within(core as HTMLElement).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/comics/2', '/comics/3'])
})
