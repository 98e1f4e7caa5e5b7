import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BUILT_IN } from '#web/lib/site/site-config.ts'
import { buildIdentity, buildUser } from '#web/testing/build-identity.ts'
import { renderApp } from '#web/testing/render-app.tsx'

const PASSKEY = { name: 'Sign in with a passkey' }

function configureFirebase() {
  const block = document.createElement('script')
  block.type = 'application/json'
  block.id = 'site-config'
  const firebase = { projectId: 'demo-rack', apiKey: 'none', authDomain: 'localhost' }
  block.textContent = JSON.stringify({ ...BUILT_IN, identity: 'firebase', firebase })
  document.head.append(block)
}

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {})
  vi.stubGlobal('isSecureContext', true)
})

afterEach(() => {
  vi.unstubAllGlobals()
  document.getElementById('site-config')?.remove()
})

describe('security 22: a passkey', () => {
  test('is offered after all other ways to log in', async () => {
    renderApp('/login')
    const offered = await screen.findByRole('button', PASSKEY)
    expect(screen.getAllByRole('button').at(-1)).toBe(offered)
  })

  test('is not offered where the browser knows none', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined)
    renderApp('/login')
    await screen.findByRole('button', { name: 'Log in' })
    expect(screen.queryByRole('button', PASSKEY)).not.toBeInTheDocument()
  })

  test('is not offered where the connection is not secure', async () => {
    vi.stubGlobal('isSecureContext', false)
    renderApp('/login')
    await screen.findByRole('button', { name: 'Log in' })
    expect(screen.queryByRole('button', PASSKEY)).not.toBeInTheDocument()
  })

  test('is not offered for accounts at Firebase', async () => {
    configureFirebase()
    renderApp('/login')
    await screen.findByRole('button', { name: 'Log in' })
    expect(screen.queryByRole('button', PASSKEY)).not.toBeInTheDocument()
  })

  test('has no section on the account page for accounts at Firebase', async () => {
    configureFirebase()
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    renderApp('/account', buildIdentity(buildUser()))
    expect(await screen.findByRole('region', { name: 'Password' })).toBeInTheDocument()
    expect(screen.queryByText('Sign-in security')).not.toBeInTheDocument()
  })
})

describe('security 22: the second step of a sign-in', () => {
  async function reachSecondStep() {
    const identity = buildIdentity(null)
    identity.signIn = async () => 'second-step'
    renderApp('/login', identity)
    await userEvent.type(await screen.findByLabelText('Email'), 'asha@example.com')
    await userEvent.type(screen.getByLabelText('Password'), 'Excelsior! 62')
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
    return screen.findByLabelText('Code of the app')
  }

  test('takes the focus, and says what is wanted', async () => {
    const field = await reachSecondStep()
    expect(field).toHaveFocus()
    expect(field).toHaveAttribute('inputmode', 'numeric')
    expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    expect(field).toHaveAccessibleDescription(/^Open your authenticator app/)
  })

  test('refuses what is no code before it asks the server', async () => {
    const fetch = vi.fn(() => new Promise(() => {}))
    vi.stubGlobal('fetch', fetch)
    const field = await reachSecondStep()
    await userEvent.type(field, '12 34')
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(field).toHaveAccessibleDescription(/Must be the 6 digits that the app shows/)
    expect(fetch).not.toHaveBeenCalled()
    await userEvent.type(field, ' 56')
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    const body = JSON.stringify({ code: '123456' })
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      '/api/auth/two-factor/verify-totp',
      expect.objectContaining({ body }),
    )
  })

  test('can be taken with a recovery code, or left', async () => {
    await reachSecondStep()
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code instead' }))
    expect(screen.getByLabelText('Recovery code')).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }))
    expect(screen.getByLabelText('Email')).toHaveFocus()
  })
})
