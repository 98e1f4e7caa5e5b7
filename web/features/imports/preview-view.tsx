import { ApiRefusal } from '#web/lib/api/api-client.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useQuery } from '#web/lib/query/use-query.ts'
import empty from '#web/ui/art/empty.svg'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { LinkButton } from '#web/ui/form/button.tsx'
import { PlainPage } from '#web/ui/plain-page.tsx'
import { ImportSkeleton } from './import-skeleton.tsx'
import { loadPreview, previewCache } from './imports-api.ts'
import { Preview } from './preview.tsx'

/** `/import?preview=ID`. */
export function PreviewView({ id }: { id: string }) {
  const { data, error, retry } = useQuery({
    key: id,
    load: (signal) => loadPreview(id, signal),
    cache: previewCache,
  })
  if (data !== undefined) return <Preview preview={data} />
  if (error === undefined) return <ImportSkeleton />
  return (
    <PlainPage title="Import">
      {error instanceof ApiRefusal && [404, 410].includes(error.status) ? (
        <Gone />
      ) : (
        <LoadFailure error={error.message} onRetry={retry} />
      )}
    </PlainPage>
  )
}

function Gone() {
  return (
    <EmptyState
      role="status"
      picture={empty}
      title="This preview is gone"
      text="It was imported or thrown away, or has waited for more than a day. Choose the file again to look at it anew."
      action={
        <LinkButton small to={paths.import}>
          Choose a file
        </LinkButton>
      }
    />
  )
}
