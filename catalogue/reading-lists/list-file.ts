/** A list as it leaves and enters in a file. */
export interface ListFile {
  name: string
  description: string
  entries: ListFileEntry[]
}

export interface ListFileEntry {
  comicId: number
  series: string
  /** As on the cover. */
  number: string
  /** The year in which the series began. */
  volume?: number
  /** In which the comic came out. */
  year?: number
  title: string
  section: string
  note: string
  /** ISO 8601, if the file tells what its owner has read. */
  readAt?: string
}

export const LIST_COLUMNS = [
  'position',
  'section',
  'comicId',
  'series',
  'volume',
  'number',
  'year',
  'title',
  'note',
  'readAt',
  // Of the whole list, and therefore in its first row alone.
  'list',
  'description',
] as const

/** How a JSON file says that it is a list of ours. */
export const LIST_FORMAT = 'spinner-rack-list'
