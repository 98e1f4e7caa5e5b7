import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildDataFolder } from '../../testing/data-folder.ts'
import { SMALL_CATALOGUE } from '../../testing/small-catalogue.ts'
import type { ImportedComic, ImportedRecord, ImportedSeries, ImportSource } from '../record.ts'
import type { ImportRequest } from '../run-import.ts'

export const RUN: ImportedSeries = {
  kind: 'series',
  key: 's1',
  title: 'The Amazing Spider-Man',
  startYear: 1963,
  endYear: 1998,
}

export function comic(
  key: string,
  number: string,
  facts: Partial<ImportedComic> = {},
): ImportedComic {
  return { kind: 'comic', key, series: 's1', number, credits: [], characters: [], ...facts }
}

/** Positions are the numbers of the records. */
export function sourceOf(records: readonly ImportedRecord[]): ImportSource {
  return {
    name: 'metron',
    licence: 'CC0',
    origin: 'a test',
    async *read(_files, { resumeAt = '0' }) {
      for (const [place, record] of records.entries()) {
        if (place < Number(resumeAt)) continue
        yield { record, place: `row ${place + 1}`, position: String(place + 1), progress: 1 }
      }
    },
  }
}

export function buildRequest(
  records: readonly ImportedRecord[],
  below = SMALL_CATALOGUE,
): ImportRequest {
  const folder = buildDataFolder({})
  const catalogue = buildDataFolder(below)
  const source = sourceOf(records)
  return { source, files: [], into: join(folder, 'layer'), catalogue, today: '2026-11-18' }
}

export function linesOf({ into }: ImportRequest, file: string): string[] {
  return readFileSync(join(into, file), 'utf8').trim().split('\n')
}
