import type { paths } from './paths.ts'

type RecordPath = Extract<(typeof paths)[keyof typeof paths], `${string}/:id`>

/** The address of one record. The router's own way to it would come with the first visit. */
export function toRecord(path: RecordPath, id: number | string): string {
  return path.replace(':id', String(id))
}
