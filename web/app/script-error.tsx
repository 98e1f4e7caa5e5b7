import { useEffect, useState } from 'react'
import { askServedVersion, type ServedVersion } from '#web/lib/site/site-version.ts'
import { ErrorPage } from '#web/ui/feedback/error-page.tsx'
import { Button } from '#web/ui/form/button.tsx'

interface ScriptErrorProps {
  chunkId: string
  /** Loads the chunk once more, within the page. */
  onRetry: () => void
}

/**
 * Error page with a reload button. It tells when a new release has replaced the chunks of this one, and
 * goes on by itself when the browser is online again.
 */
export function ScriptError({ chunkId, onRetry }: ScriptErrorProps) {
  const [served, setServed] = useState<ServedVersion>(navigator.onLine ? 'same' : 'none')
  const [asking, setAsking] = useState(false)

  useEffect(() => {
    askServedVersion().then(setServed)
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [onRetry])

  async function handleReload() {
    setAsking(true)
    const answer = await askServedVersion()
    // Without a server a reload would lead to the error page of the browser, and not back.
    if (answer !== 'none') window.location.reload()
    setServed(answer)
    setAsking(false)
  }

  const [title, text] = toWords(served, chunkId)
  return (
    <ErrorPage look={served === 'none' ? 'unplugged' : 'spill'} title={title} text={text}>
      <Button busy={asking} onClick={handleReload}>
        Reload
      </Button>
    </ErrorPage>
  )
}

function toWords(served: ServedVersion, chunkId: string): [string, string] {
  if (served === 'newer') {
    return [
      'A new version is here',
      'The site was renewed while you were reading. Reload to go on.',
    ]
  }
  const lost = `Part ${chunkId} of the site did not arrive.`
  return served === 'none'
    ? ['There is no connection', `${lost} It comes by itself with the connection.`]
    : ['This page did not load', `${lost} Check the connection, then reload.`]
}
