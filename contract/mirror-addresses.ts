/**
 * Where a static mirror keeps each answer of the wire. All paths are below the wire's base address,
 * `…/v1/public`. A static host cannot have a file and a folder of one name and reads no query, so an
 * answer is the file beside the folder of what is below it, and further pages are named by their offset.
 */

/** The one page size of a mirror. */
export const MIRROR_LIMIT = 100

/** What a mirror adds to an address of the wire, unless its `index.json` names another `suffix`. */
export const MIRROR_SUFFIX = '.json'

export interface MirroredPage {
  /** The collection: `characters`. */
  kind: string
  /** Of a single record, or of the record that a sub-list belongs to. */
  id?: number | undefined
  /** The collection of a sub-list. */
  sub?: string | undefined
  /** Of a list or sub-list: a multiple of `MIRROR_LIMIT`. */
  offset?: number | undefined
}

/** `/characters.json`, `/characters/1009610/comics/pages/100.json`. */
export function mirrorPath(
  { kind, id, sub, offset = 0 }: MirroredPage,
  suffix = MIRROR_SUFFIX,
): string {
  const record = id === undefined ? '' : `/${id}`
  const subList = sub === undefined ? '' : `/${sub}`
  const page = offset === 0 ? '' : `/pages/${offset}`
  return `/${kind}${record}${subList}${page}${suffix}`
}
