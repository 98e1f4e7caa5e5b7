import { render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, test, vi } from 'vitest'
import { lazyPage } from './lazy-page.tsx'
import { PageBoundary } from './page-boundary.tsx'

function Page() {
  return <h1>Here</h1>
}

test('shows the loader until the page is there, and no loader on the next visit', async () => {
  const script = Promise.withResolvers<ComponentType>()
  const load = vi.fn(() => script.promise)
  const LazyPage = lazyPage(load)
  const { unmount } = render(<LazyPage />)
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
  script.resolve(Page)
  expect(await screen.findByRole('heading', { name: 'Here' })).toBeVisible()
  unmount()

  render(<LazyPage />)
  expect(screen.getByRole('heading', { name: 'Here' })).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
})

test('hands the failure of a script to the boundary around it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
  const LazyPage = lazyPage(() => Promise.reject(new Error('Loading chunk 8 failed.\n(error: …)')))
  render(
    <PageBoundary>
      <LazyPage />
    </PageBoundary>,
  )
  expect(await screen.findByRole('alert')).toHaveTextContent('Part 8 of the site did not arrive')
  vi.mocked(console.error).mockClear()
  vi.unstubAllGlobals()
})
