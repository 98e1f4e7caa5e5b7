import { statSync } from 'node:fs'
import { basename } from 'node:path'
import type { ImportSource, ReadRecord } from '../record.ts'
import { jsonRecords } from './json-records.ts'
import { wireRecords } from './wire-record.ts'
import { isWire, kindOf } from './wire-shape.ts'

/** Saved answers of a service that speaks our wire. */
export function createCaptures(): ImportSource {
  return {
    name: 'captures',
    licence: 'as the service says',
    origin: 'answers of the public API',
    read: (files, { resumeAt }) => readCaptures(files, resumeAt),
  }
}

/** A position is the number of a file and of a record in it. */
async function* readCaptures(
  files: readonly string[],
  resumeAt = '0:0',
): AsyncGenerator<ReadRecord> {
  const sizes = files.map((file) => statSync(file).size)
  const total = Math.max(
    1,
    sizes.reduce((sum, size) => sum + size, 0),
  )
  const [firstFile = 0, firstRecord = 0] = resumeAt.split(':').map(Number)
  let before = 0
  for (const [place, file] of files.entries()) {
    let number = 0
    const skipped =
      place < firstFile ? Number.POSITIVE_INFINITY : place === firstFile ? firstRecord : 0
    if (skipped !== Number.POSITIVE_INFINITY) {
      for await (const found of jsonRecords(file)) {
        number += 1
        if (number <= skipped) continue
        const progress = Math.min(1, (before + found.bytes) / total)
        const name = `${basename(file)}:${found.line}`
        // One record here may be several there: until the last of them it counts as not read.
        const position = `${place}:${'fault' in found ? number : number - 1}`
        for (const record of recordsOf(found, name))
          yield { record, place: name, position, progress }
      }
    }
    before += sizes[place] ?? 0
  }
}

function* recordsOf(
  found: { value: object } | { fault: string },
  place: string,
): Generator<ReadRecord['record']> {
  if ('fault' in found) {
    yield { kind: 'not understood', place, why: found.fault }
    return
  }
  const { value } = found
  let isEmpty = true
  if (isWire(value)) {
    for (const record of wireRecords(value)) {
      isEmpty = false
      yield record
    }
  }
  // An answer without results, or a story of which nothing is new, is no fault.
  const isNothing =
    isWire(value) && (kindOf(value) === 'stories' || 'data' in value || 'code' in value)
  if (isEmpty && !isNothing)
    yield { kind: 'not understood', place, why: 'is none of the six kinds' }
}
