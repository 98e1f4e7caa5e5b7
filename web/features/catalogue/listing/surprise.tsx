import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { z } from 'zod'
import { useQuery } from '#web/lib/query/use-query.ts'
import { PlainPage } from '#web/ui/plain-page.tsx'
import type { ListingKind } from './listing-kinds.ts'
import { ListingResults } from './listing-results.tsx'
import { readListing, withoutFilters, writeListing } from './listing-url.ts'
import { loadCataloguePage } from './load-catalogue-page.ts'

const RecordSchema = z.object({ id: z.int() })

/** Redirects to a random record of the listing in the URL. */
export function Surprise({ kind }: { kind: ListingKind }) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const {
    data: picked,
    error,
    retry,
  } = useQuery({
    key: `${kind.kind} ${search}`,
    load: (signal) => pick(kind, search, signal),
  })

  useEffect(() => {
    if (typeof picked === 'number') navigate(`${kind.path}/${picked}`, { replace: true })
  }, [picked, kind, navigate])

  return (
    <PlainPage title="Surprise">
      <ListingResults
        kind={kind}
        size={6}
        // Shown until the page of the record is rendered.
        loading={picked !== null && error === undefined}
        error={error?.message ?? null}
        filtered
        onRetry={retry}
        onClear={() => {
          const all = withoutFilters(readListing(kind, search))
          navigate({ search: writeListing(kind, all) }, { replace: true })
        }}
      >
        {[]}
      </ListingResults>
    </PlainPage>
  )
}

/** Null if the listing is empty. */
async function pick(kind: ListingKind, search: string, signal: AbortSignal) {
  const { filters } = readListing(kind, search)
  const load = (offset: number) =>
    loadCataloguePage(kind.kind, RecordSchema, { limit: 1, offset, filters }, signal)
  const { total } = await load(0)
  const { results } = await load(Math.floor(Math.random() * total))
  return results[0]?.id ?? null
}
