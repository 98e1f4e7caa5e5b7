import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { buildYear } from '#art/testing/build-year.ts'
import type { Year } from '#contract/year.ts'
import { MemoryRouter } from '#web/testing/memory-router.tsx'
import { YearView } from './year-view.tsx'

afterEach(() => vi.unstubAllGlobals())

/** The page over a server with this year; returns what was asked. */
function renderYear(year: Partial<Year>, address: string) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json(buildYear(year))
  })
  render(
    <MemoryRouter initialEntries={[address]}>
      <YearView />
    </MemoryRouter>,
  )
  return asked
}

test('shows the year of the address, and leads to the others', async () => {
  const asked = renderYear({ year: 2024 }, '/year?year=2024')
  expect(await screen.findByText('Busiest month: March, 5 issues')).toBeVisible()
  expect(asked).toEqual(['/api/year?year=2024'])
  const current = screen.getAllByText('2024').find(({ tagName }) => tagName === 'A')
  expect(current).toHaveAttribute('aria-current', 'page')
  const [maker] = screen.getAllByText('Stan Lee')
  expect(maker?.closest('tr')).toHaveTextContent('Stan Lee writer6')
})

test('a year without a reading leads to where reading begins', async () => {
  const asked = renderYear({ issues: 0, years: [] }, '/year?year=soon')
  expect(await screen.findByText(/^Nothing read in \d{4} yet$/)).toBeVisible()
  expect(asked).toEqual(['/api/year'])
  expect(screen.getByText('Go to your rack')).toHaveAttribute('href', '/rack')
  expect(screen.queryByText('Share')).toBeNull()
})
