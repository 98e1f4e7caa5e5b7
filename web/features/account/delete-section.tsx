import { startTransition, useRef, useState } from 'react'
import { useIdentity } from '#web/lib/identity/current-user.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { notify } from '#web/lib/notify.ts'
import { dropAllUnsent } from '#web/lib/outbox/drop-unsent.ts'
import type { QueryResult } from '#web/lib/query/use-query.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { AccountSection } from './account-section.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Part } from './part.tsx'

export function DeleteSection({ hasPassword }: { hasPassword: QueryResult<boolean> }) {
  const [open, setOpen] = useState(false)
  return (
    <AccountSection
      id="delete"
      title="Delete account"
      lead="This removes your favourites, your keys and your sign-in. It cannot be undone."
    >
      <Part loaded={hasPassword} lines={1}>
        {(has) => (
          <div>
            <Button look="line" onClick={() => setOpen(true)}>
              Delete account
            </Button>
            {open && <DeleteDialog hasPassword={has} onClose={() => setOpen(false)} />}
          </div>
        )}
      </Part>
    </AccountSection>
  )
}

interface DeleteDialogProps {
  hasPassword: boolean
  onClose: () => void
}

function DeleteDialog({ hasPassword, onClose }: DeleteDialogProps) {
  const identity = useIdentity()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')

  async function handleConfirm() {
    try {
      await asOneChange(async () => {
        await identity.deleteAccount(hasPassword ? { password } : {})
        dropAllUnsent()
        navigate(paths.home)
      })
    } catch (error) {
      field.current?.focus()
      throw error
    }
    notify.aside('success', 'Your account is deleted.')
  }

  return (
    <ConfirmDialog
      title="Delete your account?"
      text="Your favourites, your keys, your plan and your sign-in are removed at once, and nobody can bring them back."
      confirm="Delete account"
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {(refusal) =>
        hasPassword ? (
          <PasswordField
            ref={field}
            label="Your password"
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        ) : (
          refusal?.code === 'sign-in-again' && (
            <p>
              Log out, log in with your social account, and come back here within a few minutes.
            </p>
          )
        )
      }
    </ConfirmDialog>
  )
}

/**
 * React commits all transitions of one action together, so the guard never sees a visitor on this page.
 */
function asOneChange(action: () => Promise<void>): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  startTransition(() => action().then(resolve, reject))
  return promise
}
