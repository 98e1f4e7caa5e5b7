import { DataLine } from '../load/data-lines.ts'
import { readDetails } from '../load/details.ts'
import { Faults } from '../load/faults.ts'
import type { ComicRecord, Dataset } from '../load/records.ts'
import type { ImportedComic, ImportedCredit } from './record.ts'

/** What is stated of a single issue, by names: the fields of a line in `issues/`. */
export interface ComicFacts {
  cast: readonly string[]
  credits: readonly ImportedCredit[]
  /** By the names that the line has for them: `cover`, `price`. */
  details: ReadonlyMap<string, string>
  storyTitles: readonly string[]
}

export const NO_FACTS: ComicFacts = { cast: [], credits: [], details: new Map(), storyTitles: [] }

/** What the catalogue states; what it infers is as good as nothing. */
export function statedFacts(comic: ComicRecord, dataset: Dataset): ComicFacts {
  const inferred = new Set(comic.inferredCharacters)
  return {
    cast: comic.characters
      .filter((position) => !inferred.has(position))
      .map((position) => dataset.characters[position]?.name ?? ''),
    credits: comic.credits
      .filter((credit) => !credit.inferred)
      .map(({ creator, role }) => ({ role, name: dataset.creators[creator]?.fullName ?? '' })),
    details: new Map(
      Object.entries({
        cover: comic.coverMonthInferred ? '' : comic.coverMonth,
        onsale: comic.onsaleInferred ? '' : comic.onsale,
        digital: textOf(comic.digitalId),
        price: textOf(comic.price),
        pages: textOf(comic.pageCount),
        isbn: comic.isbn,
        upc: comic.upc,
        diamond: comic.diamondCode,
        ean: comic.ean,
        issn: comic.issn,
        format: hyphened(comic.format),
      }).filter(([, value]) => value !== ''),
    ),
    storyTitles: comic.storyTitles,
  }
}

/** The details that a source gives, in the forms that the loader reads; the rest is told. */
export function importedDetails(
  comic: ImportedComic,
  tell: (words: string) => void,
): Map<string, string> {
  const details = new Map<string, string>()
  const given = {
    cover: comic.coverMonth ?? '',
    onsale: comic.onsale ?? '',
    digital: textOf(comic.digitalId),
    price: textOf(comic.price === undefined ? 0 : Math.round(comic.price * 100) / 100),
    pages: textOf(comic.pages),
    isbn: bare(comic.isbn).toUpperCase(),
    upc: bare(comic.upc).replace(/\D/g, ''),
    diamond: bare(comic.diamond).toUpperCase(),
    ean: bare(comic.ean),
    issn: bare(comic.issn).toUpperCase(),
  }
  for (const [name, value] of Object.entries(given)) {
    if (value === '') continue
    if (isDetail(`${name}=${value}`)) details.set(name, value)
    else tell(`${name} "${value.slice(0, 40)}" is not one`)
  }
  return details
}

function isDetail(text: string): boolean {
  const line = new DataLine({ file: '', line: 1 }, text.replaceAll('|', ' '), new Faults())
  readDetails(line, 0)
  return !line.faulty
}

function textOf(value: number | undefined): string {
  return value === undefined || value === 0 ? '' : String(value)
}

function bare(text = ''): string {
  return text.replace(/\s+/g, '')
}

export function hyphened(text: string): string {
  return text.replace(/\s+/g, '-')
}

/** `cast | credits | details | story titles` of a line in `issues/`. */
export function writeFacts({ cast, credits, details, storyTitles }: ComicFacts): string[] {
  const byRole = new Map<string, string[]>()
  for (const { role, name } of credits) byRole.set(role, [...(byRole.get(role) ?? []), name])
  return [
    cast.join('; '),
    Array.from(byRole, ([role, names]) => `${role}: ${names.join(', ')}`).join('; '),
    Array.from(details, ([name, value]) => `${name}=${value}`).join(' '),
    storyTitles.join('; '),
  ]
}

/** The facts of a line that was written before, or by hand. */
export function readFacts(line: DataLine): ComicFacts {
  return {
    cast: line.list(2),
    credits: line.list(3).flatMap((entry) => {
      const [role = '', names = ''] = entry.split(/:(.*)/s)
      return names.split(',').map((name) => ({ role: role.trim(), name: name.trim() }))
    }),
    details: new Map(
      line
        .field(4)
        .split(/\s+/)
        .filter(Boolean)
        .map((entry) => {
          const [name = '', value = ''] = entry.split('=')
          return [name, value]
        }),
    ),
    storyTitles: line.list(5),
  }
}
