import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { IdentityError } from '#web/lib/identity/identity.ts'
import { buildIdentity, buildUser } from '#web/testing/build-identity.ts'
import { renderApp } from '#web/testing/render-app.tsx'

afterEach(() => localStorage.clear())

const EMAIL = 'asha.rao@example.com'

/** The page of a link, opened by a member; the press is answered by this error, if any. */
async function openLink(refusal?: IdentityError, path = '/confirm-address?token=abc') {
  const identity = buildIdentity(buildUser({ email: EMAIL }))
  const confirmAddress = vi.spyOn(identity, 'confirmAddress')
  if (refusal) confirmAddress.mockRejectedValue(refusal)
  renderApp(path, identity)
  await screen.findByRole('heading', { name: 'Confirm your address' })
  return { identity, confirmAddress }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('security 2: the page of the link that confirms an address', () => {
  test('confirms at a press, not at the visit, and says so', async () => {
    const { confirmAddress } = await openLink()
    expect(screen.getByText(EMAIL)).toBeVisible()
    expect(confirmAddress).not.toHaveBeenCalled()
    await press('Confirm this address')
    expect(confirmAddress).toHaveBeenCalledExactlyOnceWith('abc')
    const status = await screen.findByRole('status')
    expect(status).toHaveTextContent(`Your address is confirmed. ${EMAIL}`)
    expect(status).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Go to your account' })).toBeVisible()
  })

  test('says that the address was confirmed before', async () => {
    await openLink(new IdentityError('already-verified', ''))
    await press('Confirm this address')
    const status = await screen.findByRole('status')
    expect(status).toHaveTextContent('This address is confirmed already.')
    expect(status).toHaveFocus()
  })

  test.each([
    ['that is expired', '/confirm-address?token=abc', true],
    ['without a token', '/confirm-address', false],
  ])('offers a new link instead of one %s', async (_case, path, pressed) => {
    const { identity } = await openLink(new IdentityError('link-expired', ''), path)
    const sendVerificationMail = vi.spyOn(identity, 'sendVerificationMail')
    if (pressed) await press('Confirm this address')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('This link was used already, or its time is up.')
    expect(alert).toHaveFocus()
    await press('Send a new link')
    expect(sendVerificationMail).toHaveBeenCalledOnce()
    const status = await screen.findByRole('status')
    expect(status).toHaveTextContent(`A new link is on its way to ${EMAIL}.`)
    expect(status).toHaveFocus()
  })

  test('says how long to wait for the next link', async () => {
    const { identity } = await openLink(undefined, '/confirm-address')
    const tooMany = new IdentityError('too-many-tries', '', { retryAfterS: 1800 })
    vi.spyOn(identity, 'sendVerificationMail').mockRejectedValue(tooMany)
    await press('Send a new link')
    expect(await screen.findByText(/Please wait 30 minutes/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Send a new link' })).toBeVisible()
  })

  test('belongs to one account, and whoever logs in to it comes back', async () => {
    await openLink(new IdentityError('other-account', ''))
    await press('Confirm this address')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('This link belongs to another account.')
    expect(alert).toHaveFocus()
    await press('Use another account')
    await screen.findByRole('button', { name: 'Log in' })
    expect(localStorage.getItem('redirectUrl')).toBe('/confirm-address?token=abc')
  })

  test('stays as it is when the server is out of reach', async () => {
    const { confirmAddress } = await openLink(new IdentityError('offline', ''))
    await press('Confirm this address')
    expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached.')
    confirmAddress.mockResolvedValue()
    await press('Confirm this address')
    expect(await screen.findByRole('status')).toHaveTextContent('Your address is confirmed.')
  })

  test('sends a visitor to log in first, and back', async () => {
    renderApp('/confirm-address?token=abc', buildIdentity(null))
    await userEvent.type(await screen.findByLabelText('Email'), EMAIL)
    await userEvent.type(screen.getByLabelText('Password'), 'Excelsior! 62')
    await press('Log in')
    expect(await screen.findByRole('button', { name: 'Confirm this address' })).toBeVisible()
  })
})
