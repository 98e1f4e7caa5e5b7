import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
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
  [[2, 12, 1], 'Most in 1964: 12 comics.'],
  [[12, 12, 1], 'Most in 1963 and 1964: 12 comics each.'],
  [[1, 1, 1], 'At most 1 comic a year, in 3 of them.'],
])('says of %j comics which years have the most', (comics, words) => {
  renderChart(YEARS.map(({ year }, index) => ({ year, comics: comics[index] ?? 0 })))
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
