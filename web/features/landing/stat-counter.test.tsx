import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { StatCounter } from './stat-counter.tsx'

/** An IntersectionObserver whose entries the test reports, since jsdom has no layout. */
class Watch {
  static readonly all: Watch[] = []
  readonly report: (entries: { isIntersecting: boolean }[]) => void
  watching = false

  constructor(report: Watch['report']) {
    this.report = report
    Watch.all.push(this)
  }
  observe() {
    this.watching = true
  }
  disconnect() {
    this.watching = false
  }
}

function scrollIntoView(isIntersecting = true) {
  act(() => {
    for (const watch of Watch.all) if (watch.watching) watch.report([{ isIntersecting }])
  })
}

beforeEach(() => {
  Watch.all.length = 0
  vi.stubGlobal('IntersectionObserver', Watch)
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const comics = { title: 'Comics', start: 59950, target: 60000 }

function renderCounter() {
  render(<StatCounter {...comics} />)
  const digits = screen.getByText('Comics').parentElement?.querySelector('[aria-hidden]')
  return () => digits?.textContent
}

test('has the target in the prerendered page, for eyes and ears', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(<StatCounter {...comics} />)
  expect(page.querySelector('[aria-hidden]')).toHaveTextContent('60000')
  expect(page.querySelector('.unseen')).toHaveTextContent('60000')
})

test('waits at its start until it is seen, then counts to the target', () => {
  const shown = renderCounter()
  expect(shown()).toBe('59950')
  scrollIntoView(false)
  act(() => vi.advanceTimersByTime(5000))
  expect(shown()).toBe('59950')
  scrollIntoView()
  act(() => vi.advanceTimersByTime(1520))
  expect(shown()).toBe('59975')
  act(() => vi.advanceTimersByTime(1480))
  expect(shown()).toBe('60000')
})

test('counts once, however often it is seen', () => {
  const shown = renderCounter()
  scrollIntoView()
  act(() => vi.advanceTimersByTime(3000))
  scrollIntoView(false)
  scrollIntoView()
  act(() => vi.advanceTimersByTime(1500))
  expect(shown()).toBe('60000')
})

test('tells a screen reader the target while it counts', () => {
  renderCounter()
  scrollIntoView()
  act(() => vi.advanceTimersByTime(100))
  expect(screen.getByText('60000')).toHaveClass('unseen')
})

test('stands at the target for readers who want no motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const shown = renderCounter()
  expect(shown()).toBe('60000')
  expect(Watch.all).toEqual([])
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

test('leaves no timer running when the page is left in mid-count', () => {
  renderCounter()
  scrollIntoView()
  expect(vi.getTimerCount()).toBeGreaterThan(0)
  cleanup()
  expect(vi.getTimerCount()).toBe(0)
})
