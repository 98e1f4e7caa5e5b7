import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CurrentUser } from '#web/lib/identity/identity.ts'
import { buildIdentity, buildUser } from '#web/testing/build-identity.ts'
import { renderApp } from '#web/testing/render-app.tsx'

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
})

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

/** A provider that the test answers by hand. */
function buildSlowIdentity() {
  const identity = buildIdentity()
  const checks: PromiseWithResolvers<CurrentUser | null>[] = []
  return {
    identity: {
      ...identity,
      check() {
        const check = Promise.withResolvers<CurrentUser | null>()
        checks.push(check)
        return check.promise
      },
    },
    fail: () => act(async () => checks.at(-1)?.reject(new Error('No answer'))),
    tell: (user: CurrentUser | null) => act(async () => identity.tell(user)),
    asked: () => checks.length,
  }
}

const bar = () => within(screen.getByRole('banner'))

test('a page says when it takes longer to find out who reads, under a bar with what is known', async () => {
  const { identity, tell } = buildSlowIdentity()
  renderApp('/comics', identity)
  expect(screen.getByText('Loading')).toBeInTheDocument()
  act(() => vi.advanceTimersByTime(3000))
  expect(screen.queryByText('Loading')).not.toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent('This takes longer than usual.')
  expect(bar().getByRole('link', { name: 'Series' })).toBeInTheDocument()
  expect(bar().queryByRole('link', { name: 'Login' })).not.toBeInTheDocument()
  await tell(buildUser())
  expect(await screen.findByRole('heading', { name: 'Comics' })).toBeInTheDocument()
})

test.each(['/comics', '/login'])(
  'who cannot be told at %s is no visitor, and may try again',
  async (path) => {
    const { identity, fail, tell, asked } = buildSlowIdentity()
    renderApp(path, identity)
    await fail()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /cannot tell whether you are logged in/,
    )
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument()
    expect(localStorage.getItem('redirectUrl')).toBeNull()
    const button = screen.getByRole('button', { name: 'Try again' })
    await userEvent.click(button)
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await fail()
    expect(button).not.toHaveAttribute('aria-disabled')
    act(() => window.dispatchEvent(new Event('online')))
    expect(asked()).toBe(3)
    await tell(buildUser())
    const heading = path === '/login' ? 'Your rack' : 'Comics'
    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument()
  },
)
