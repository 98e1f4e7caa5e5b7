import { act, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, test, vi } from 'vitest'
import { lazyPage } from './lazy-page.tsx'
import { PageBoundary } from './page-boundary.tsx'

function Page() {
  return <h1>Here</h1>
}

test('shows the loader until the page is there, and no loader on the next visit', async () => {
  const script = Promise.withResolvers<Record<string, ComponentType>>()
  const load = vi.fn(() => script.promise)
  const LazyPage = lazyPage(load)
  const { unmount } = render(<LazyPage />)
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
  script.resolve({ Page })
  expect(await screen.findByRole('heading', { name: 'Here' })).toBeVisible()
  unmount()

  render(<LazyPage />)
  expect(screen.getByRole('heading', { name: 'Here' })).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
})

test('a page that was preloaded has no loader', async () => {
  const LazyPage = lazyPage(() => Promise.resolve({ Page }))
  await act(async () => LazyPage.preload())
  render(<LazyPage />)
  expect(screen.getByRole('heading', { name: 'Here' })).toBeVisible()
})

test('a preload that fails says nothing: the page loads its script once more', async () => {
  const load = vi.fn<() => Promise<Record<string, ComponentType>>>()
  load.mockRejectedValueOnce(new Error('Loading chunk 8 failed.'))
  load.mockResolvedValueOnce({ Page })
  const LazyPage = lazyPage(load)
  await act(async () => LazyPage.preload())
  render(<LazyPage />)
  expect(await screen.findByRole('heading', { name: 'Here' })).toBeVisible()
})

test('hands the failure of a script to the boundary around it, and loads it when back online', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
  const load = vi.fn<() => Promise<Record<string, ComponentType>>>()
  load.mockRejectedValueOnce(new Error('Loading chunk 8 failed.\n(error: …)'))
  load.mockResolvedValueOnce({ Page })
  const LazyPage = lazyPage(load)
  render(
    <PageBoundary>
      <LazyPage />
    </PageBoundary>,
  )
  expect(await screen.findByRole('alert')).toHaveTextContent('Part 8 of the site did not arrive')
  vi.mocked(console.error).mockClear()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByRole('heading', { name: 'Here' })).toBeVisible()
  vi.unstubAllGlobals()
})
