import { useNavigate } from 'react-router'
import { useIdentity } from '#web/lib/current-user.ts'
import { notify } from '#web/lib/notify.ts'
import { paths } from '#web/lib/paths.ts'

export function useLogOut(): () => Promise<void> {
  const identity = useIdentity()
  const navigate = useNavigate()

  return async () => {
    try {
      await identity.signOut()
    } catch (error) {
      notify.error(error instanceof Error ? error.message : undefined)
      return
    }
    navigate(paths.home)
    notify.success('Logged Out Successfully')
  }
}
