import { render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { MemoryRouter } from '#web/testing/memory-router.tsx'
import { Pager } from './pager.tsx'

function renderPager(current: number, last: number, onIntent?: (page: number) => void) {
  render(
    <MemoryRouter>
      <Pager
        current={current}
        last={last}
        toPage={(page) => `/comics?page=${page}`}
        onIntent={onIntent}
      />
    </MemoryRouter>,
  )
}

/** A mock of IntersectionObserver; returns a function that reports whether the pager is visible. */
function buildScreen() {
  const watches: ((entries: { isIntersecting: boolean }[]) => void)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (typeof watches)[number]) {
        watches.push(report)
      }
      observe() {}
      disconnect() {}
    },
  )
  return (isIntersecting: boolean) => {
    for (const report of watches) report([{ isIntersecting }])
  }
}

afterEach(() => vi.unstubAllGlobals())

test('links to the steps, to the ends and to the neighbours', () => {
  renderPager(42, 1621)
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }))
  const links = pages.getAllByRole('link').map((link) => {
    return [link.getAttribute('aria-label'), link.getAttribute('href')]
  })
  expect(links).toEqual([
    ['Previous page', '/comics?page=41'],
    ['Page 1', '/comics?page=1'],
    ['Page 41', '/comics?page=41'],
    ['Page 42', '/comics?page=42'],
    ['Page 43', '/comics?page=43'],
    ['Page 1621', '/comics?page=1621'],
    ['Next page', '/comics?page=43'],
  ])
  expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('42')
  expect(pages.getByText('Page 42 of 1,621')).toBeInTheDocument()
})

test.each([
  [1, 'Previous page', 'Next page'],
  [3, 'Next page', 'Previous page'],
])('on page %i of 3 has no link named %s, but one named %s', (current, absent, present) => {
  renderPager(current, 3)
  expect(screen.queryByRole('link', { name: absent })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: present })).toHaveAttribute('href', '/comics?page=2')
})

test.each([0, 1])('is not there for %i pages', (last) => {
  renderPager(1, last)
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})

test('expects the reader to go on once it is in sight', () => {
  const show = buildScreen()
  const onIntent = vi.fn()
  renderPager(2, 3, onIntent)
  show(false)
  expect(onIntent).not.toHaveBeenCalled()
  show(true)
  expect(onIntent).toHaveBeenCalledExactlyOnceWith(3)
})

test('expects nothing of a reader on the last page', () => {
  const show = buildScreen()
  const onIntent = vi.fn()
  renderPager(3, 3, onIntent)
  show(true)
  expect(onIntent).not.toHaveBeenCalled()
})
