import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { MemoryRouter } from '#web/testing/memory-router.tsx'
import { ReadingOrder } from './reading-order.tsx'

const issue = (id: number) => ({ id, title: `Fire Tales (1963) #${id}` })

const PARTS = [
  { role: 'prologue', comics: [issue(4)] },
  { role: 'core', comics: [issue(2)] },
  { role: 'tie-in', comics: [issue(9)] },
  { role: 'core', comics: [issue(3)] },
]

function renderOrder(parts = PARTS, path = '/events/5001') {
  render(
    <MemoryRouter initialEntries={[path]}>
      <ReadingOrder parts={parts} />
    </MemoryRouter>,
  )
}

/** The names of the links to comics. */
const comicsShown = () =>
  screen.getAllByRole('link', { name: /^Part/ }).map(({ textContent }) => textContent)

test('is one list in order, each comic with its number and its role', () => {
  renderOrder()
  expect(comicsShown()).toEqual([
    'Part 1 of 4 Fire Tales (1963) #4 Prologue',
    'Part 2 of 4 Fire Tales (1963) #2 Core',
    'Part 3 of 4 Fire Tales (1963) #9 Tie-in',
    'Part 4 of 4 Fire Tales (1963) #3 Core',
  ])
})

test('shows the core alone, with the numbers that its parts have among all', async () => {
  renderOrder()
  await userEvent.click(screen.getByRole('link', { name: 'Core 2' }))
  expect(comicsShown()).toEqual([
    'Part 2 of 4 Fire Tales (1963) #2 Core',
    'Part 4 of 4 Fire Tales (1963) #3 Core',
  ])
  expect(screen.getByRole('link', { name: 'Core 2' })).toHaveAttribute('aria-current', 'page')
  await userEvent.click(screen.getByRole('link', { name: 'All 4' }))
  expect(comicsShown()).toHaveLength(4)
})

test('the choice is in the address, and a choice that there is not shows all', () => {
  renderOrder(PARTS, '/events/5001?parts=tie-ins')
  expect(comicsShown()).toEqual(['Part 3 of 4 Fire Tales (1963) #9 Tie-in'])
  renderOrder([{ role: 'core', comics: [issue(7)] }], '/events/5001?parts=tie-ins')
  expect(comicsShown()).toContain('Part 1 of 1 Fire Tales (1963) #7 Core')
})

test('there is nothing to choose where no comic can be left out', () => {
  renderOrder([{ role: 'core', comics: [issue(2), issue(3)] }])
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})
