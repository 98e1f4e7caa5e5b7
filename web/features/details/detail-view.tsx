import { type ComponentType, type ReactNode, useDeferredValue, useState } from 'react'
import type * as z from 'zod/mini'
import { ApiRefusal } from '#web/lib/api/api-client.ts'
import { useScrollRestoration } from '#web/lib/navigation/use-scroll-restoration.ts'
import { useQuery } from '#web/lib/query/use-query.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { useParams } from '#web/lib/router/routes.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { PlainPage } from '#web/ui/plain-page.tsx'
import { BodyTurn } from './detail-body.tsx'
import { detailCache } from './detail-cache.ts'
import type { DetailKind } from './detail-kinds.ts'
import { DetailSkeleton } from './detail-skeleton.tsx'
import { MissingFacts } from './facts/missing-facts.ts'
import { type Detail, loadFacts, loadRecord } from './load-details.ts'
import { type RecordActions, RecordActionsContext } from './record-actions.ts'

/** One kind of detail page. */
export interface DetailSource<Record, Facts> {
  kind: DetailKind
  /** The title of the page until the record is loaded. */
  noun: string
  record: z.ZodMiniType<Record>
  facts: z.ZodMiniType<Facts>
  body: ComponentType<Detail<Record, Facts>>
}

interface DetailViewProps<Record, Facts> {
  source: DetailSource<Record, Facts>
  actions: RecordActions | null
  /** Shown when the catalogue has no such record. */
  missing: ReactNode
}

/** The page of the record in the URL. */
export function DetailView<Record, Facts>(props: DetailViewProps<Record, Facts>) {
  const { id = '' } = useParams()
  // The API would accept leading digits of any text; here an id is valid as a whole or not at all.
  if (!/^[1-9]\d{0,9}$/.test(id)) return props.missing
  return <OneDetail key={id} id={Number(id)} {...props} />
}

function OneDetail<Record, Facts>({
  id,
  source: { kind, noun, record, facts, body: Body },
  actions,
  missing,
}: DetailViewProps<Record, Facts> & { id: number }) {
  const { data, error, retry } = useQuery({
    key: `${kind}/${id}`,
    load: (signal) => loadRecord({ kind, id }, record, signal),
    cache: detailCache,
  })
  // The page works without the facts, and shows a notice then.
  const known = useQuery({
    key: `${kind}/${id}/facts`,
    load: (signal) => loadFacts({ kind, id }, facts, signal),
    cache: detailCache,
  })
  const complete = known.data !== undefined || known.error !== undefined || known.retried
  const loaded = data !== undefined && complete
  const bodyTurn = useDeferredValue(loaded)
  const { key } = useLocation()
  const [arrivedBy] = useState(key)
  // Another history entry under the same path only changes the page of one of its lists.
  useScrollRestoration(bodyTurn, key !== arrivedBy)

  if (loaded) {
    return (
      <RecordActionsContext value={actions}>
        <MissingFacts value={known.error && { error: known.error, retry: known.retry }}>
          <BodyTurn value={bodyTurn}>
            <Body record={data} facts={known.data} />
          </BodyTurn>
        </MissingFacts>
      </RecordActionsContext>
    )
  }
  if (error === undefined) return <DetailSkeleton kind={kind} noun={noun} />
  if (error instanceof ApiRefusal && error.status === 404) return missing
  return (
    <PlainPage title={noun}>
      <LoadFailure error={error.message} onRetry={retry} />
    </PlainPage>
  )
}
