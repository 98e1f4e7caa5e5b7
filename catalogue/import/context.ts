import type { Layer } from './layer.ts'
import type { People } from './people.ts'
import type { Report } from './report.ts'
import type { Shelf } from './shelf.ts'
import type { Staging } from './staging.ts'

/** What the steps of an import share. */
export interface ImportContext {
  /** The name of the source, as `origins/` has it. */
  source: string
  /** The day of the import, for `changed`. */
  today: string
  staging: Staging
  layer: Layer
  /** Other layers that are loaded with it, of which only the ids count. */
  beside: readonly Layer[]
  shelf: Shelf
  report: Report
  characters: People
  creators: People
  /** Series that a record of the source is known to mean: no other record of it means them too. */
  claimed: Set<number>
}
