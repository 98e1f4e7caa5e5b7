import { useFirstCheck } from '#web/lib/identity/current-user.ts'
import { ErrorPage } from '#web/ui/feedback/error-page.tsx'
import { Loader } from '#web/ui/feedback/loader.tsx'
import { Button } from '#web/ui/form/button.tsx'

/** In place of a page that depends on who is reading, until that is known. */
export function WaitForUser() {
  const { trouble, tryAgain } = useFirstCheck()
  if (trouble === undefined) return <Loader />
  if (trouble === 'late') {
    return <ErrorPage plain title="One moment" text="This takes longer than usual." />
  }
  return (
    <ErrorPage
      title="No answer yet"
      text="So we cannot tell whether you are logged in. Check the connection, then try again."
    >
      <Button busy={trouble === 'tried again'} onClick={tryAgain}>
        Try again
      </Button>
    </ErrorPage>
  )
}
