import { statSync } from 'node:fs'
import { basename } from 'node:path'
import { isOtherPublisher } from '../../reading-lists/publishers.ts'
import { type FoundRecord, jsonRecords } from '../captures/json-records.ts'
import { isWire } from '../captures/wire-shape.ts'
import type { ImportedRecord, ImportOptions, ImportSource, ReadRecord } from '../record.ts'
import { metronRecords } from './metron-records.ts'
import { MetronSeries } from './metron-series.ts'
import { kindOfRecord } from './metron-shape.ts'

/** Saved answers of Metron's API: pages of lists and single records, in any order. */
export function createMetron(): ImportSource {
  return {
    name: 'metron',
    licence: 'as Metron says',
    origin: 'Metron, https://metron.cloud/',
    read: readAnswers,
  }
}

/** A position is the number of a file and of a record in it. */
async function* readAnswers(
  files: readonly string[],
  { resumeAt = '0:0', publisher, signal }: ImportOptions,
): AsyncGenerator<ReadRecord> {
  const series = await learnSeries(files, signal)
  if (signal?.aborted) return
  const isWanted = (name: string) => name === '' || isOf(name, publisher)
  const sizes = files.map((file) => statSync(file).size)
  const total = Math.max(1, sum(sizes))
  const [firstFile = 0, firstRecord = 0] = resumeAt.split(':').map(Number)
  for (const [place, file] of files.entries()) {
    if (place < firstFile) continue
    const skipped = place === firstFile ? firstRecord : 0
    const before = sum(sizes.slice(0, place))
    let number = 0
    for await (const found of jsonRecords(file)) {
      number += 1
      if (number <= skipped) continue
      const told = {
        place: `${basename(file)}:${found.line}`,
        // One record here may be several there: until the last of them it counts as not read.
        position: `${place}:${number - 1}`,
        progress: Math.min(1, (before + found.bytes) / total),
      }
      for (const record of recordsOf(found, told.place, series, isWanted)) yield { record, ...told }
    }
  }
}

async function learnSeries(
  files: readonly string[],
  signal: AbortSignal | undefined,
): Promise<MetronSeries> {
  const series = new MetronSeries()
  for (const file of files) {
    for await (const found of jsonRecords(file)) {
      if (signal?.aborted) return series
      if ('value' in found && isWire(found.value)) series.learn(found.value)
    }
  }
  return series
}

function* recordsOf(
  found: FoundRecord,
  place: string,
  series: MetronSeries,
  isWanted: (publisher: string) => boolean,
): Generator<ImportedRecord> {
  if ('fault' in found) yield { kind: 'not understood', place, why: found.fault }
  else if (isWire(found.value) && kindOfRecord(found.value) !== undefined) {
    yield* metronRecords(found.value, series, isWanted)
  } else if (!('results' in found.value)) {
    const why = 'is neither an issue nor a series, a character or a creator'
    yield { kind: 'not understood', place, why }
  }
}

function isOf(name: string, publisher: string | undefined): boolean {
  if (publisher === undefined) return !isOtherPublisher(name)
  return name.toLowerCase() === publisher.trim().toLowerCase()
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
