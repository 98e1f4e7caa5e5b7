import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { CurrentUserContext } from '#web/lib/identity/current-user.ts'
import { buildUser } from '#web/testing/build-identity.ts'
import { FormDialog } from './form-dialog.tsx'

beforeEach(() => sessionStorage.clear())

function openDialog(email: string, path = '/lists/1') {
  history.replaceState(null, '', path)
  return render(
    <CurrentUserContext value={buildUser({ email })}>
      <FormDialog title="Note" submit="Save" onSubmit={async () => {}} onClose={() => {}}>
        <label>
          Words <textarea name="words" />
        </label>
      </FormDialog>
    </CurrentUserContext>,
  )
}

async function typeAndBeSignedOut() {
  const { unmount } = openDialog('asha@example.com')
  await userEvent.type(screen.getByLabelText('Words'), 'Start with this one')
  dispatchEvent(new Event('signed-out'))
  unmount()
}

test('what was typed when the session ended is there for the member who comes back, once', async () => {
  await typeAndBeSignedOut()
  const { unmount } = openDialog('asha@example.com')
  expect(screen.getByLabelText('Words')).toHaveValue('Start with this one')
  unmount()
  openDialog('asha@example.com')
  expect(screen.getByLabelText('Words')).toHaveValue('')
})

test('nobody else gets it, and no other page', async () => {
  await typeAndBeSignedOut()
  const { unmount } = openDialog('peter@example.com')
  expect(screen.getByLabelText('Words')).toHaveValue('')
  unmount()
  await typeAndBeSignedOut()
  openDialog('asha@example.com', '/lists/2')
  expect(screen.getByLabelText('Words')).toHaveValue('')
})
