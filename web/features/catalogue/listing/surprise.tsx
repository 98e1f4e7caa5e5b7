import { useEffect, useReducer, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { z } from 'zod'
import { PlainPage } from '#web/ui/plain-page.tsx'
import type { ListingKind } from './listing-kinds.ts'
import { ListingResults } from './listing-results.tsx'
import { readListing, withoutFilters, writeListing } from './listing-url.ts'
import { loadCataloguePage } from './load-catalogue-page.ts'

const RecordSchema = z.object({ id: z.int() })

/** Leads on to a record that is picked by chance among those the address asks for. */
export function Surprise({ kind }: { kind: ListingKind }) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [tries, retry] = useReducer((count: number) => count + 1, 0)
  const [outcome, setOutcome] = useState<'picking' | 'nothing' | { error: string }>('picking')

  // biome-ignore lint/correctness/useExhaustiveDependencies: one more try is one more pick
  useEffect(() => {
    const leaving = new AbortController()
    setOutcome('picking')
    pick(kind, search, leaving.signal).then(
      (id) => {
        if (id === undefined) setOutcome('nothing')
        else navigate(`${kind.path}/${id}`, { replace: true })
      },
      (error: Error) => {
        if (!leaving.signal.aborted) setOutcome({ error: error.message })
      },
    )
    return () => leaving.abort()
  }, [kind, search, navigate, tries])

  return (
    <PlainPage title="Surprise">
      <ListingResults
        kind={kind}
        size={6}
        loading={outcome === 'picking'}
        error={typeof outcome === 'object' ? outcome.error : null}
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

async function pick(kind: ListingKind, search: string, signal: AbortSignal) {
  const { filters } = readListing(kind, search)
  const load = (offset: number) =>
    loadCataloguePage(kind.kind, RecordSchema, { limit: 1, offset, filters }, signal)
  const { total } = await load(0)
  const { results } = await load(Math.floor(Math.random() * total))
  return results[0]?.id
}
