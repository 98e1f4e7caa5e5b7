import { useFirstCheck } from '#web/lib/identity/first-check.ts'
import loader from '#web/ui/art/loader.svg'
import { ErrorPage } from '#web/ui/feedback/error-page.tsx'
import { Loader } from '#web/ui/feedback/loader.tsx'
import { Button } from '#web/ui/form/button.tsx'

const LATE = 'This takes longer than usual.'

/** In place of a page that depends on who is reading, until that is known. */
export function WaitForUser() {
  const { trouble, tryAgain } = useFirstCheck()
  const late = trouble === 'late'
  return (
    <>
      {/* Mounted before its text, or some screen readers would miss it. */}
      <p role="status" className="unseen">
        {late && LATE}
      </p>
      {trouble === undefined && <Loader />}
      {late && <ErrorPage role="none" picture={loader} title="One moment" text={LATE} />}
      {trouble !== undefined && !late && (
        <ErrorPage
          title="The server is silent"
          text="So we cannot tell yet whether you are logged in. Check the connection, then try again."
        >
          <Button busy={trouble === 'tried again'} onClick={tryAgain}>
            Try again
          </Button>
        </ErrorPage>
      )}
    </>
  )
}
