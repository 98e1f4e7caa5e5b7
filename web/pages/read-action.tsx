import type { ReactNode } from 'react'
import { ReadCount } from '#web/features/progress/read-count.tsx'
import { ComicMarks } from './comic-marks.tsx'

/** What is read from its first comic to its last. */
const COUNTED = ['series', 'events', 'arcs'] as const

/** What the card of any record says about reading. */
export function readActionOf(record: { kind: string; id: number; title: string }): ReactNode {
  const { kind, id, title } = record
  if (kind === 'comics') return <ComicMarks id={id} name={title} />
  const counted = COUNTED.find((one) => one === kind)
  return counted === undefined ? null : <ReadCount kind={counted} id={id} />
}
