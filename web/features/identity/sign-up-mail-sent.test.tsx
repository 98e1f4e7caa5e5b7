import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { buildIdentity } from '#web/testing/build-identity.ts'
import { renderApp } from '#web/testing/render-app.tsx'

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('security 21: a sign-up that does not tell whether the address is taken', () => {
  async function signUp(path = '/signup') {
    const identity = buildIdentity(null)
    identity.signUp = vi.fn(async () => 'mail-sent' as const)
    renderApp(path, identity)
    await userEvent.type(await screen.findByLabelText('Display name'), 'Asha Rao')
    await userEvent.type(screen.getByLabelText('Email'), 'asha@example.com')
    await userEvent.type(screen.getByLabelText('Password'), 'Excelsior! 62')
    await press('Create account')
    return screen.findByRole('status')
  }

  test('says to look into the mailbox, whoever has the address', async () => {
    const status = await signUp()
    expect(status).toHaveFocus()
    expect(status).toHaveTextContent('A mail is on its way to asha@example.com.')
    expect(status).toHaveTextContent('log in with the password that you have just chosen')
    expect(screen.getByRole('heading', { level: 1, name: 'Check your mail' })).toBeVisible()
  })

  test('leads on to the login page with the plan, or back to the fields', async () => {
    await signUp('/signup?plan=premier')
    const content = screen.getByRole('status').parentElement as HTMLElement
    const link = within(content).getByRole('link', { name: 'Log in' })
    expect(link).toHaveAttribute('href', '/login?plan=premier')
    await press('Use another address')
    expect(screen.getByLabelText('Email')).toHaveValue('')
    expect(screen.getByRole('heading', { level: 1, name: 'Join the rack' })).toBeVisible()
  })
})
