import { useEffect } from 'react'
import * as z from 'zod/mini'
import type { EntryState } from '#web/lib/navigation/entry-state.ts'
import { useQuery } from '#web/lib/query/use-query.ts'
import { useLocation, useNavigate } from '#web/lib/router/router.tsx'
import { PlainPage } from '#web/ui/plain-page.tsx'
import type { ListingKind } from './listing-kinds.ts'
import { ListingResults } from './listing-results.tsx'
import { type Filters, readListing, withoutFilters, writeListing } from './listing-url.ts'
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
    key: `${kind.name} ${search}`,
    load: (signal) => pick(kind, search, signal),
  })

  useEffect(() => {
    if (typeof picked !== 'number') return
    // The page that opens offers another one.
    const state: EntryState = { surprise: `${kind.path}${search}` }
    navigate(`${kind.path}/${picked}`, { replace: true, state })
  }, [picked, kind, search, navigate])

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
  const { surpriseAmong } = kind
  const known = surpriseAmong && (await pickOf(kind, { ...surpriseAmong, ...filters }, signal))
  return known ?? pickOf(kind, filters, signal)
}

async function pickOf(kind: ListingKind, filters: Filters, signal: AbortSignal) {
  const load = (offset: number) =>
    loadCataloguePage(kind, RecordSchema, { limit: 1, offset, filters }, signal)
  const { total } = await load(0)
  if (total === 0) return null
  const { results } = await load(Math.floor(Math.random() * total))
  return results[0]?.id ?? null
}
