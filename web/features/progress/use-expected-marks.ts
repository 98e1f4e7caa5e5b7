import { useCallback } from 'react'
import type { CountedKind } from '#contract/progress.ts'
import { useProgress } from './progress-context.ts'

/** Requests which of the comics are read whose marks are rendered bit by bit, in one batch. */
export function useExpectedMarks(): (items: { id: number }[]) => void {
  const { marks } = useProgress()
  return useCallback((items) => marks.expect('comics', toIds(items)), [marks])
}

/** The same for how much of a record is read. */
export function useExpectedCounts(kind: CountedKind): (items: { id: number }[]) => void {
  const { counts } = useProgress()
  return useCallback((items) => counts.expect(kind, toIds(items)), [counts, kind])
}

function toIds(items: { id: number }[]): number[] {
  return items.map(({ id }) => id)
}
