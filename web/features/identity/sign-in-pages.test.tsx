import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { IdentityError } from '#web/lib/identity/identity.ts'
import { BUILT_IN } from '#web/lib/site/site-config.ts'
import { buildIdentity } from '#web/testing/build-identity.ts'
import { renderApp } from '#web/testing/render-app.tsx'

afterEach(() => {
  localStorage.clear()
  document.getElementById('site-config')?.remove()
})

function configure(social: { label: string } | null) {
  const block = document.createElement('script')
  block.type = 'application/json'
  block.id = 'site-config'
  block.textContent = JSON.stringify({ ...BUILT_IN, social })
  document.head.append(block)
}

const findSocialButton = () => screen.findByRole('button', { name: /^Continue with / })

test('says that the window of the social account was closed, inside the form', async () => {
  const identity = buildIdentity(null)
  identity.signInWithSocialAccount = async () => {
    throw new IdentityError('popup-closed', 'auth/popup-closed-by-user')
  }
  renderApp('/login', identity)
  await userEvent.click(await findSocialButton())
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Sign-in was cancelled.')
  expect(alert.closest('form')).not.toBeNull()
})

test('shows at the field what the provider says of it', async () => {
  const identity = buildIdentity(null)
  identity.signUp = async () => {
    throw new IdentityError('refused', '', { fields: { displayName: 'No such name.' } })
  }
  renderApp('/signup', identity)
  await userEvent.type(await screen.findByLabelText('Display name'), 'Asha Rao')
  await userEvent.type(screen.getByLabelText('Email'), 'asha@example.com')
  await userEvent.type(screen.getByLabelText('Password'), 'Excelsior! 62')
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('That did not work.')
  expect(screen.getByLabelText('Display name')).toHaveAccessibleDescription('No such name.')
})

test('an error that nobody foresaw is told of in plain words', async () => {
  const identity = buildIdentity(null)
  identity.signInWithSocialAccount = async () => {
    throw new TypeError('x is not a function')
  }
  renderApp('/login', identity)
  await userEvent.click(await findSocialButton())
  expect(await screen.findByRole('alert')).toHaveTextContent('That did not work. Please try again.')
})

test('a page that comes back as it was left is not busy any more', async () => {
  const identity = buildIdentity(null)
  identity.signInWithSocialAccount = () => new Promise(() => {})
  renderApp('/login', identity)
  await userEvent.click(await findSocialButton())
  expect(screen.getByRole('button', { name: 'Please Wait..' })).toBeInTheDocument()
  act(() => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  })
  expect(await findSocialButton()).toBeInTheDocument()
})

test('a plan is kept for the way back from the social account', async () => {
  const identity = buildIdentity(null)
  let kept: string | null = null
  identity.signInWithSocialAccount = async () => {
    kept = localStorage.getItem('redirectUrl')
  }
  renderApp('/signup?plan=premier', identity)
  await userEvent.click(await findSocialButton())
  expect(kept).toBe('/account?plan=premier')
})

test('where no social account is configured there is no button for it', async () => {
  configure(null)
  renderApp('/signup')
  await screen.findByRole('button', { name: 'Create account' })
  expect(screen.queryByRole('button', { name: /^Continue with / })).not.toBeInTheDocument()
})

test('the button names the social account as the operator does', async () => {
  configure({ label: 'Google' })
  renderApp('/login')
  expect(await findSocialButton()).toHaveAccessibleName('Continue with Google')
})
