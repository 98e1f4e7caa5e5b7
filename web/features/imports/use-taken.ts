import { useState } from 'react'
import type { ImportPreview } from '#contract/imports.ts'
import { PARTS, type Part } from './import-words.ts'

/** What of the file is taken over: all of it at first. */
export function useTaken({ lists }: ImportPreview['contents']) {
  const [taken, setTaken] = useState<ReadonlySet<Part>>(() => new Set(PARTS))
  const [listName, nameList] = useState(lists.length === 1 ? (lists[0]?.name ?? '') : undefined)

  function take(part: Part, wanted: boolean) {
    setTaken((before) => new Set(PARTS.filter((one) => (one === part ? wanted : before.has(one)))))
  }

  return { taken, take, listName, nameList }
}
