import { useEffect, useState } from 'react'
import { isNewerVersionServed } from '#web/lib/site/site-version.ts'
import { ErrorPage } from '#web/ui/feedback/error-page.tsx'
import { Button } from '#web/ui/form/button.tsx'

/** Error page with a reload button. It tells when a new release has replaced the chunks of this one. */
export function ScriptError({ chunkId }: { chunkId: string }) {
  const newer = useNewerVersion()
  return (
    <ErrorPage
      title={newer ? 'A new version is here' : 'This page did not load'}
      text={
        newer
          ? 'The site was renewed while you were reading. Reload to go on with the new one.'
          : `Part ${chunkId} of the site did not arrive. Check the connection, then reload.`
      }
    >
      <Button onClick={() => window.location.reload()}>Reload</Button>
    </ErrorPage>
  )
}

function useNewerVersion(): boolean {
  const [newer, setNewer] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    // Without an answer the general text stays: the server itself may be unreachable.
    isNewerVersionServed(controller.signal).then(setNewer, () => {})
    return () => controller.abort()
  }, [])
  return newer
}
