import { useCallback, useRef, useState } from 'react'
import type { ImportPreview, ImportRow } from '#contract/imports.ts'
import { toReason } from '#web/lib/to-reason.ts'
import { loadRows, PAGE_LENGTH } from './imports-api.ts'

/** By their place in the whole preview, counted from 0. */
export type HeldRows = ReadonlyMap<number, ImportRow>

/** The rows of a preview, loaded by the page as they come into view. */
export function useImportRows({ id, rows }: ImportPreview) {
  const [held, setHeld] = useState<HeldRows>(() => withRows(new Map(), rows.offset, rows.results))
  const [failure, setFailure] = useState<string>()
  const asked = useRef(new Set<number>())

  const failed = useRef(new Set<number>())

  const load = useCallback(
    (page: number) => {
      if (asked.current.has(page)) return
      asked.current.add(page)
      loadRows(id, page * PAGE_LENGTH).then(
        ({ offset, results }) => setHeld((before) => withRows(before, offset, results)),
        (error) => {
          failed.current.add(page)
          setFailure(toReason(error))
        },
      )
    },
    [id],
  )

  const need = useCallback(
    (places: number[]) => {
      for (const place of places) load(Math.floor(place / PAGE_LENGTH))
    },
    [load],
  )

  function retry() {
    setFailure(undefined)
    for (const page of failed.current) {
      asked.current.delete(page)
      load(page)
    }
    failed.current.clear()
  }

  return { held, need, failure, retry }
}

function withRows(held: HeldRows, offset: number, rows: ImportRow[]): HeldRows {
  return new Map([...held, ...rows.map((row, index) => [offset + index, row] as const)])
}
