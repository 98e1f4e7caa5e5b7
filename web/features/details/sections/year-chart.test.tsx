import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MemoryRouter } from '#web/testing/memory-router.tsx'
import { YearChart } from './year-chart.tsx'

function renderChart(years: { year: number; comics: number }[]) {
  render(
    <MemoryRouter>
      <YearChart
        years={years}
        caption="Comics of Ash by year"
        toDecade={(decade) => `/comics?decade=${decade}`}
      />
    </MemoryRouter>,
  )
}

const YEARS = [
  { year: 1963, comics: 2 },
  { year: 1964, comics: 12 },
  { year: 1981, comics: 1 },
]

test('says in a table what the bars show', () => {
  renderChart(YEARS)
  const table = screen.getByRole('table', { name: 'Comics of Ash by year' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual(['19632', '196412', '19811'])
})

test.each([
  [{ 1963: 2, 1964: 12, 1981: 1 }, 'Busiest year: 1964, 12 comics'],
  [{ 2015: 3, 2016: 12, 2017: 12, 2018: 12 }, 'Busiest years: 2016–2018, 12 a year'],
  [{ 1963: 4, 1964: 4, 1981: 4 }, 'Busiest years: 1963–1964, 1981, 4 a year'],
  [{ 1963: 1, 1970: 1, 1981: 1, 1990: 1 }, 'Up to 1 comic a year'],
])('says of %j which years were the busiest', (counts, words) => {
  renderChart(Object.entries(counts).map(([year, comics]) => ({ year: Number(year), comics })))
  expect(screen.getByText(words)).toBeVisible()
})

test('each decade with comics leads to them, one without leads nowhere', () => {
  renderChart(YEARS)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/comics?decade=1960',
    '/comics?decade=1980',
  ])
  expect(screen.getByRole('link', { name: 'Comics of the 1960s' })).toBeVisible()
})

test('the bar of a year is as high as its share of the best', () => {
  renderChart(YEARS)
  const bar = screen.getByTitle('1963: 2')
  expect(Number(bar.style.getPropertyValue('--share'))).toBeCloseTo(2 / 12)
  expect(screen.getByTitle('1970: 0').style.getPropertyValue('--share')).toBe('0')
})
