import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Bars } from './bars.tsx'
import { Chart } from './chart.tsx'

test('a chart has a table, which anybody can see in its place', async () => {
  const bars = [
    { label: 'March', count: 5 },
    { label: 'May', count: 1200 },
  ]
  const rows = [
    { name: 'March', count: '5' },
    { name: 'May', count: '1,200' },
  ]
  render(
    <Chart title="Issues by month" caption="Busy" columns={['Month', 'Issues']} rows={rows}>
      <Bars bars={bars} />
    </Chart>,
  )
  expect(screen.getByRole('table', { name: 'Issues by month' })).toBeInTheDocument()
  expect(screen.getByRole('row', { name: 'May 1,200' })).toBeInTheDocument()
  const bar = screen.getByTitle('March: 5')
  expect(Number(bar.style.getPropertyValue('--share'))).toBeCloseTo(5 / 1200)
  const toggle = screen.getByRole('button', { name: 'Show as table: Issues by month' })
  await userEvent.click(toggle)
  expect(toggle).toHaveAttribute('aria-pressed', 'true')
  expect(bar).not.toBeInTheDocument()
  expect(screen.getByRole('table', { name: 'Issues by month' })).toBeVisible()
})
