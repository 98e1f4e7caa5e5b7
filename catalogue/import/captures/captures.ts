import { basename } from 'node:path'
import { type FilePosition, filesFrom } from '../file-positions.ts'
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

async function* readCaptures(
  files: readonly string[],
  resumeAt: string | undefined,
): AsyncGenerator<ReadRecord> {
  for (const position of filesFrom(files, resumeAt)) yield* readFile(position)
}

async function* readFile({ file, skipped, after, progress }: FilePosition) {
  let number = 0
  for await (const found of jsonRecords(file)) {
    number += 1
    if (number <= skipped) continue
    const place = `${basename(file)}:${found.line}`
    // One record here may be several there: until the last of them it counts as not read.
    const position = after('fault' in found ? number : number - 1)
    for (const record of recordsOf(found, place)) {
      yield { record, place, position, progress: progress(found.bytes) }
    }
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
