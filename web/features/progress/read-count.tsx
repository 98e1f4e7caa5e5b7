import type { CountedKind } from '#contract/progress.ts'
import { formatCount } from '#web/lib/format.ts'
import { ReadStamp } from '#web/ui/card/read-stamp.tsx'
import { useCount } from './use-count.ts'

/** On the card of a series or a story: how much of it is read, if any. */
export function ReadCount({ kind, id }: { kind: CountedKind; id: number }) {
  const count = useCount(kind, id)
  if (count === undefined || count.read === 0) return null
  return (
    <ReadStamp>
      {formatCount(count.read)} of {formatCount(count.of)} read
    </ReadStamp>
  )
}
