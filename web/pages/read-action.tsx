import type { ReactNode } from 'react'
import { ReadCount } from '#web/features/progress/read-count.tsx'
import { ComicMarks } from './comic-marks.tsx'

/** What the card of any record says about reading. */
export function readActionOf(record: { kind: string; id: number; title: string }): ReactNode {
  if (record.kind === 'comics') return <ComicMarks id={record.id} name={record.title} />
  return record.kind === 'series' ? <ReadCount kind="series" id={record.id} /> : null
}
