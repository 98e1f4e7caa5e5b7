import type { paths } from './paths.ts'

type RecordPath = Extract<(typeof paths)[keyof typeof paths], `${string}/:id`>

/** The path of one record. The router's `generatePath` would be loaded with the first visit. */
export function toRecord(path: RecordPath, id: number | string): string {
  return path.replace(':id', String(id))
}
