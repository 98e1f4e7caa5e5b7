import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChunkLoadError } from '#web/lib/site/chunk-load-error.ts'
import { PageBoundary } from './page-boundary.tsx'

let fault: Error | null

function Page() {
  if (fault !== null) throw fault
  return <p>All is well</p>
}

function renderBoundary() {
  // React logs every caught error to the console, which is expected here.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <PageBoundary>
      <Page />
    </PageBoundary>,
  )
  vi.mocked(console.error).mockClear()
}

function serveVersion(version: string) {
  vi.stubGlobal('fetch', async () => Response.json({ status: 'alive', version }))
}

function loseConnection() {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
}

beforeEach(() => {
  fault = null
  serveVersion(SITE_VERSION)
})
afterEach(() => vi.unstubAllGlobals())

test('shows the page while nothing is wrong', () => {
  renderBoundary()
  expect(screen.getByText('All is well')).toBeVisible()
})

test('offers to try again when the page breaks, and shows it once it is mended', async () => {
  fault = new Error('boom')
  renderBoundary()
  expect(screen.getByRole('alert')).toHaveTextContent('The rack tipped over')
  expect(screen.getByRole('alert')).not.toHaveTextContent('boom')
  fault = null
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('All is well')).toBeVisible()
})

test('offers a reload when a script did not arrive', async () => {
  fault = new ChunkLoadError('124', new Error('cut off'))
  renderBoundary()
  expect(await screen.findByRole('button', { name: 'Reload' })).toBeVisible()
  expect(screen.getByRole('heading')).toHaveTextContent('This page did not load')
  expect(screen.getByRole('alert')).toHaveTextContent('Part 124')
})

test('says that a new version is here when the server has another one', async () => {
  serveVersion('another')
  fault = new ChunkLoadError('124', new Error('cut off'))
  renderBoundary()
  expect(await screen.findByRole('heading', { name: 'A new version is here' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
})

test('says that there is no connection, and goes on by itself when it is back', async () => {
  loseConnection()
  fault = new ChunkLoadError('124', new Error('cut off'))
  renderBoundary()
  expect(await screen.findByRole('heading', { name: 'There is no connection' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Part 124')
  fault = null
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.getByText('All is well')).toBeVisible()
})
