import { act, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type NavigateFunction, useLocation, useNavigate } from '#web/lib/router/router.tsx'
import { MemoryRouter } from '#web/testing/memory-router.tsx'
import type { NavigateOptions } from '../router/router.tsx'
import { usePageArrival } from './use-page-arrival.ts'
import { useScrollRestoration } from './use-scroll-restoration.ts'

/** More than the capacity. */
const MANY = 60

beforeEach(() => {
  // jsdom has no layout, so it cannot scroll.
  vi.spyOn(window, 'scrollTo').mockImplementation((...args: unknown[]) => scroll(Number(args[1])))
  scroll(0)
})

afterEach(() => scroll(0))

function scroll(y: number) {
  window.scrollY = y
  window.dispatchEvent(new Event('scroll'))
}

function Page() {
  useScrollRestoration(true, false)
  return (
    <main>
      <Heading />
      <a href="/series/1">The first</a>
      <a href="/series/2">The second</a>
    </main>
  )
}

function Heading() {
  const heading = usePageArrival('A page')
  return (
    <h1 ref={heading} tabIndex={-1}>
      A page
    </h1>
  )
}

let navigate: NavigateFunction

function Pages() {
  navigate = useNavigate()
  const { pathname } = useLocation()
  return <Page key={pathname} />
}

async function renderPages() {
  render(
    <MemoryRouter initialEntries={['/comics']}>
      <Pages />
    </MemoryRouter>,
    { wrapper: StrictMode },
  )
  await nextFrame()
}

/** In which the page is scrolled, and gets the focus. */
const nextFrame = () => act(() => new Promise(requestAnimationFrame))

async function go(to: string, options?: NavigateOptions) {
  await act(async () => navigate(to, options))
  await nextFrame()
}
async function step(by: number) {
  await act(async () => navigate(by))
  await nextFrame()
}
async function follow(name: string) {
  const link = screen.getByRole('link', { name })
  link.addEventListener('click', (event) => event.preventDefault())
  link.click()
  await go(String(link.getAttribute('href')))
}
const back = () => step(-1)

test('Back leads to where the reader was, a new page to its top', async () => {
  await renderPages()
  scroll(700)
  await go('/series')
  expect(window.scrollY).toBe(0)
  await back()
  expect(window.scrollY).toBe(700)
})

test('a link that is clicked before the browser reports the scrolling keeps the place too', async () => {
  await renderPages()
  window.scrollY = 700
  document.body.click()
  await go('/series')
  await back()
  expect(window.scrollY).toBe(700)
})

test('an entry that is replaced again and again costs no other its place', async () => {
  await renderPages()
  scroll(700)
  await go('/series')
  for (let page = 1; page <= MANY; page += 1) await go(`/series?page=${page}`, { replace: true })
  scroll(300)
  await go('/characters')
  await back()
  expect(window.scrollY).toBe(300)
  await back()
  expect(window.scrollY).toBe(700)
})

test('a page that took the place of another leaves those before it as they were', async () => {
  await renderPages()
  scroll(700)
  await go('/series')
  scroll(300)
  await go('/characters', { replace: true })
  await go('/characters?page=2')
  await back()
  await back()
  expect(window.scrollY).toBe(700)
})

test('Back returns the focus to the link that was followed, a new page gives it to its heading', async () => {
  await renderPages()
  await follow('The second')
  expect(screen.getByRole('heading')).toHaveFocus()
  await back()
  expect(screen.getByRole('link', { name: 'The second' })).toHaveFocus()
})

test('an entry that takes the place of another takes its link over', async () => {
  await renderPages()
  await follow('The first')
  await back()
  await go('/comics?page=2', { replace: true })
  await step(1)
  await back()
  expect(screen.getByRole('link', { name: 'The first' })).toHaveFocus()
})
