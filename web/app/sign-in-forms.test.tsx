import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { App } from '#web/app/app.tsx'
import { IdentityError, type SignUpOutcome } from '#web/lib/identity/identity.ts'
import { createPath } from '#web/lib/router/location.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { buildIdentity, buildUser } from '#web/testing/build-identity.ts'
import { MemoryRouter } from '#web/testing/memory-router.tsx'
import { renderApp } from '#web/testing/render-app.tsx'

afterEach(() => localStorage.clear())

const findForm = (action: string) => screen.findByRole('button', { name: action })
const field = (label: string) => screen.getByLabelText(label)
/** Waits until the button has its name again: while it is busy it has another. */
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

async function fill(values: Record<string, string>) {
  for (const [label, text] of Object.entries(values)) await userEvent.type(field(label), text)
}

const ASHA = { 'Display name': 'Asha Rao', Email: 'asha@example.com', Password: 'Excelsior! 62' }

test.each([
  ['/login', 'Log in', { Email: 'email', Password: 'current-password' }],
  [
    '/signup',
    'Create account',
    { 'Display name': 'name', Email: 'email', Password: 'new-password' },
  ],
])('managers of passwords find at %s what they look for', async (path, action, purposes) => {
  renderApp(path)
  await findForm(action)
  for (const [label, purpose] of Object.entries(purposes)) {
    expect(field(label)).toHaveAttribute('autocomplete', purpose)
  }
  // The query must match no other label than the field's.
  expect(document.querySelector('form[aria-label], form[aria-labelledby]')).toBeNull()
})

test.each([
  ['/login', 'Log in', ['Email is required!', 'Password is required']],
  [
    '/signup',
    'Create account',
    ['Display name is required', 'Email is required!', 'Password is required'],
  ],
])(
  'an empty form at %s says what is missing, and the first field gets the focus',
  async (path, action, words) => {
    renderApp(path)
    await findForm(action)
    await press(action)
    const fields = [...document.querySelectorAll('form input')]
    expect(fields[0]).toHaveFocus()
    expect(fields).toHaveLength(words.length)
    for (const [index, input] of fields.entries()) {
      expect(input).toHaveAttribute('aria-invalid', 'true')
      expect(input).toHaveAccessibleDescription(new RegExp(`^${words[index]}`))
    }
  },
)

test('a field that is right again says nothing, and the next one that is wrong gets the focus', async () => {
  renderApp('/signup')
  await findForm('Create account')
  await fill({ 'Display name': 'Asha Rao', Email: 'asha@' })
  await press('Create account')
  expect(field('Email')).toHaveFocus()
  expect(field('Email')).toHaveAccessibleDescription('Must be a valid email!')
  expect(field('Display name')).not.toHaveAttribute('aria-invalid')
})

const POINTS = [
  'At least 8 characters',
  'At least 1 digit',
  'At least 1 special character',
  'At least 1 uppercase letter',
]

test.each([
  ['a', [false, false, false, false]],
  ['abcdefgh', [true, false, false, false]],
  ['7', [false, true, false, false]],
  [' ', [false, false, true, false]],
  ['É', [false, false, false, true]],
  ['Émigré 7', [true, true, true, true]],
])('the checklist is neutral until touched, and then judges %j', async (typed, met) => {
  renderApp('/signup')
  await findForm('Create account')
  const read = () =>
    within(screen.getByRole('main'))
      .getAllByRole('listitem')
      .map((point) => point.textContent)
  expect(read()).toEqual(POINTS)
  await userEvent.type(field('Password'), typed)
  expect(read()).toEqual(POINTS.map((point, index) => `${point} ${met[index] ? 'met' : 'not met'}`))
  await userEvent.clear(field('Password'))
  expect(read()).toEqual(POINTS.map((point) => `${point} not met`))
})

test('leaving the password empty touches it too', async () => {
  renderApp('/signup')
  await findForm('Create account')
  await userEvent.click(field('Password'))
  await userEvent.click(field('Email'))
  expect(within(screen.getByRole('main')).getAllByRole('listitem')[0]).toHaveTextContent('not met')
})

test('while it waits the button says so, and a second press sends nothing', async () => {
  const identity = buildIdentity(null)
  const { promise, resolve } = Promise.withResolvers<SignUpOutcome>()
  identity.signUp = vi.fn(() => promise)
  renderApp('/signup', identity)
  await findForm('Create account')
  await fill(ASHA)
  await press('Create account')
  const busy = screen.getByRole('button', { name: 'Please Wait..' })
  expect(busy).toHaveAttribute('aria-disabled', 'true')
  expect(busy).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await userEvent.type(field('Email'), '{Enter}')
  expect(identity.signUp).toHaveBeenCalledOnce()
  await act(async () => resolve('signed-in'))
})

test('what was refused stays as typed, and the next try gets in', async () => {
  const identity = buildIdentity(null)
  const { signIn } = identity
  identity.signIn = async () => {
    throw new IdentityError('wrong-credentials', 'inner words')
  }
  renderApp('/login', identity)
  await findForm('Log in')
  await fill({ Email: 'asha@example.com', Password: 'Wrong-1962' })
  await press('Log in')
  expect(await screen.findByRole('alert')).toHaveTextContent('Wrong e-mail or password.')
  expect(field('Email')).toHaveValue('asha@example.com')
  expect(field('Password')).toHaveValue('Wrong-1962')
  expect(screen.queryByText('met')).not.toBeInTheDocument()
  identity.signIn = signIn
  await press('Log in')
  expect(await screen.findByRole('heading', { name: 'Your rack' })).toBeInTheDocument()
})

function Address() {
  return <output aria-label="Address">{createPath(useLocation())}</output>
}

test.each([
  ['popup-closed', 'Sign-in was cancelled. Nothing has changed.'],
  ['account-disabled', 'This account has been disabled by whoever runs this site.'],
  ['account-not-linked', 'There is an account with the e-mail of that social account.'],
  ['<img src=x onerror=alert(1)>', 'That did not work. Please try again.'],
])(
  'who comes back from the provider with %s is told so, and the address forgets it',
  async (code, words) => {
    render(
      <MemoryRouter initialEntries={[`/login?error=${encodeURIComponent(code)}`]}>
        <App identity={buildIdentity(null)} />
        <Address />
      </MemoryRouter>,
    )
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/login$/)
  },
)

test('a new member is offered a first step, and can do without it', async () => {
  const identity = buildIdentity(null)
  renderApp('/signup', identity)
  await findForm('Create account')
  await fill(ASHA)
  await press('Create account')
  const welcome = await screen.findByRole('region', { name: 'Welcome, Asha Rao' })
  expect(within(welcome).getByRole('link', { name: /^Surprise me/ })).toBeInTheDocument()
  await press('Hide this')
  expect(screen.queryByRole('region', { name: /^Welcome/ })).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Your rack' })).toBeInTheDocument()
})

test('a member who opens the page to sign up is no new member', async () => {
  renderApp('/signup', buildIdentity(buildUser()))
  expect(await screen.findByRole('heading', { name: 'Your rack' })).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: /^Welcome/ })).not.toBeInTheDocument()
})

test('a plan chosen before survives the turn to an account that exists', async () => {
  renderApp('/signup?plan=premier')
  await findForm('Create account')
  const link = within(screen.getByRole('main')).getByRole('link', { name: /^log ?in$/i })
  expect(link).toHaveAttribute('href', '/login?plan=premier')
})

test('a link can be asked for at another address', async () => {
  renderApp('/forgot-password')
  await findForm('Send the link')
  await fill({ Email: 'nobody-has-this@example.com' })
  await press('Send the link')
  expect(await screen.findByRole('status')).toHaveTextContent(
    'If that address has an account, a link is on its way.',
  )
  await press('Use another address')
  expect(field('Email')).toBeVisible()
})

test('a link that is dead says so before anything is typed', async () => {
  const identity = buildIdentity(null)
  identity.checkResetLink = async () => {
    throw new IdentityError('link-expired', 'inner words')
  }
  renderApp('/reset-password?token=spent', identity)
  expect(await screen.findByRole('alert')).toHaveTextContent('This link was used already')
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument()
})

test('a link that cannot be checked is not called dead', async () => {
  const identity = buildIdentity(null)
  identity.checkResetLink = vi.fn(async () => {
    throw new IdentityError('offline', 'inner words')
  })
  renderApp('/reset-password?token=good', identity)
  await vi.waitFor(() => expect(identity.checkResetLink).toHaveBeenCalled())
  expect(field('New password')).toBeVisible()
})

test.each(['/reset-password', '/reset-password?token='])(
  '%s without a token says so and shows the way',
  async (path) => {
    renderApp(path)
    expect(await screen.findByRole('alert')).toHaveTextContent('This link was used already')
    expect(screen.getByRole('link', { name: 'Ask for a new one' })).toHaveAttribute(
      'href',
      '/forgot-password',
    )
  },
)
