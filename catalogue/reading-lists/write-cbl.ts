import { type CblEntry, type CblList, OWN_DATABASE } from './cbl-list.ts'

interface WrittenEntry extends Omit<CblEntry, 'line'> {
  /** `1963-03`: the newer way of writing has it instead of the year. */
  coverMonth?: string
}

export interface WrittenList extends Omit<CblList, 'entries'> {
  entries: readonly WrittenEntry[]
}

/** What XML cannot hold at all, and half characters. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu
const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // Otherwise a reader takes them for blanks.
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}

/** As ComicRack and its heirs read it; section and note are attributes that they pass over. */
export function writeCblXml({ name, description, entries }: WrittenList): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<ReadingList>',
    `  <Name>${escapeXml(name)}</Name>`,
    ...(description === '' ? [] : [`  <Description>${escapeXml(description)}</Description>`]),
    `  <NumIssues>${entries.length}</NumIssues>`,
    '  <Books>',
    ...entries.flatMap(bookLines),
    '  </Books>',
    '  <Matchers />',
    '</ReadingList>',
    '',
  ].join('\n')
}

function bookLines(entry: WrittenEntry): string[] {
  const book = element('Book', {
    Series: entry.series,
    Number: entry.number,
    Volume: entry.volume,
    Year: entry.year,
    Format: entry.format,
    Section: entry.section,
    Note: entry.note,
  })
  if (entry.comic === undefined) return [`    <${book} />`]
  const database = element('Database', { Name: OWN_DATABASE, Issue: entry.comic })
  return [`    <${book}>`, `      <${database} />`, '    </Book>']
}

function element(name: string, attributes: Record<string, string | number | undefined>): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : `${key}="${escapeXml(String(value))}"`,
  )
  return [name, ...written].join(' ')
}

function escapeXml(text: string): string {
  return text.replace(UNWRITABLE, '\uFFFD').replace(/[&<>"\t\n\r]/g, (sign) => ESCAPES[sign] ?? '')
}

/** The draft of the newer way, and beside its keys `Year`, `Format` and `Section`. */
export function writeCblJson({ name, description, entries }: WrittenList): string {
  const list = {
    FileDetails: { Version: '1.0-draft' },
    ListDetails: { Name: name, Description: description },
    Issues: entries.map((entry) => ({
      SeriesName: entry.series,
      SeriesStartYear: entry.volume,
      IssueNum: entry.number,
      CoverDate: entry.coverMonth && `${entry.coverMonth}-01`,
      Year: entry.coverMonth === undefined ? entry.year : undefined,
      Format: entry.format,
      Section: entry.section,
      Notes: entry.note,
      Databases: entry.comic && [{ Name: OWN_DATABASE, IssueId: String(entry.comic) }],
    })),
  }
  return `${JSON.stringify(list, null, 2)}\n`
}
