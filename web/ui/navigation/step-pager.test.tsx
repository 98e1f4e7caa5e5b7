import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MemoryRouter } from '#web/testing/memory-router.tsx'
import { StepPager } from './step-pager.tsx'

function renderPager(current: number, more: boolean) {
  render(
    <MemoryRouter>
      <StepPager current={current} more={more} toPage={(page) => `/inbox?page=${page}`} />
    </MemoryRouter>,
  )
  return screen.queryAllByRole('link').map((link) => [link.ariaLabel, link.getAttribute('href')])
}

const PREVIOUS = ['Previous page', '/inbox?page=2']
const NEXT = ['Next page', '/inbox?page=4']

test('leads from a page in the middle to both of its neighbours', () => {
  expect(renderPager(3, true)).toEqual([PREVIOUS, NEXT])
  expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('Page 3')
})

test('leads from the last page back only', () => {
  expect(renderPager(3, false)).toEqual([PREVIOUS])
})

test('leads from the first page on only', () => {
  expect(renderPager(1, true)).toEqual([['Next page', '/inbox?page=2']])
})

test('is not there where one page holds all', () => {
  expect(renderPager(1, false)).toEqual([])
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})
