import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { readBarcode, readIsbn } from '../codes.ts'
import { readDay, readMonth, readPages, readPrice } from '../issue-facts.ts'
import type { ImportedComic, ImportedCredit, ImportedRecord } from '../record.ts'
import { CastNames } from './cast-names.ts'
import { ROLES } from './credit-tasks.ts'
import { readCreditText } from './credits-text.ts'
import { readIssueNumber } from './issue-number.ts'

type Row = Record<string, SQLOutputValue>

const TEXT_CREDITS = ['script', 'pencils', 'inks', 'colors', 'letters', 'editing']
/** A variant of a variant of …; a circle of them must not hold us. */
const MAX_STEPS = 10

/** Makes the record of an issue from the chosen rows. */
export class IssueReader {
  readonly #cast: CastNames
  readonly #queries

  constructor(work: DatabaseSync) {
    this.#cast = new CastNames(work)
    this.#queries = {
      issue: work.prepare(
        `SELECT issue.*, is_book, (SELECT COUNT(*) FROM issue other WHERE other.series_id = issue.series_id
           AND other.variant_of_id IS NULL) AS siblings
         FROM issue JOIN series ON series.id = series_id WHERE issue.id = ?`,
      ),
      twin: work.prepare(
        `SELECT id FROM issue WHERE series_id = ? AND number = ? AND variant_of_id IS NULL
           AND (sort_code, id) < (?, ?) LIMIT 1`,
      ),
      base: work.prepare('SELECT variant_of_id FROM issue WHERE id = ?'),
      stories: work.prepare('SELECT * FROM story WHERE issue_id = ? ORDER BY sequence_number, id'),
      storyCredits: work.prepare(
        `SELECT role, name FROM story_credit JOIN creator ON creator.id = creator_id
         WHERE story_id = ? ORDER BY story_credit.rowid`,
      ),
      issueCredits: work.prepare(
        `SELECT role, name FROM issue_credit JOIN creator ON creator.id = creator_id
         WHERE issue_id = ? ORDER BY issue_credit.rowid`,
      ),
      reprints: work.prepare(
        `SELECT COALESCE(variant_of_id, id) AS id FROM reprint JOIN issue ON issue.id = origin_id
         WHERE target_id = ? ORDER BY series_id, sort_code, id`,
      ),
    }
  }

  read(id: number): ImportedRecord {
    const issue = this.#queries.issue.get(id) ?? {}
    const refuse = (why: string): ImportedRecord => ({
      kind: 'not understood',
      place: `gcd_issue ${id}`,
      why,
    })
    const number = numberOf(issue)
    if (number === undefined) return refuse(`"${text(issue.number)}" is not a number of an issue`)
    if (issue.variant_of_id !== null) return this.#readVariant(id, issue, number) ?? refuse(NO_BASE)
    const { series_id = null, sort_code = null } = issue
    const twin = this.#queries.twin.get(series_id, issue.number ?? null, sort_code, id)
    if (twin !== undefined) {
      return refuse(`its series has the number ${text(issue.number)} twice: gcd_issue ${twin.id}`)
    }
    const collects = issue.is_book === 1 ? this.#collects(id) : []
    return { ...this.#facts(id, issue, number), ...(collects.length > 0 && { collects }) }
  }

  #readVariant(id: number, issue: Row, number: string): ImportedRecord | undefined {
    const base = this.#baseOf(id)
    if (base === undefined) return undefined
    const variantDescription = text(issue.variant_name)
    return { ...this.#facts(id, issue, number), variantOf: String(base), variantDescription }
  }

  #baseOf(id: number): number | undefined {
    let base = id
    for (let step = 0; step < MAX_STEPS; step += 1) {
      const row = this.#queries.base.get(base)
      if (row === undefined) return undefined
      if (row.variant_of_id === null) return base
      base = Number(row.variant_of_id)
    }
    return undefined
  }

  #facts(id: number, issue: Row, number: string): ImportedComic {
    const stories = this.#queries.stories.all(id)
    const told = stories.filter(({ is_cover }) => is_cover === 0)
    const titles = told.filter((story) => text(story.title) !== '' && !Number(story.title_inferred))
    return {
      kind: 'comic',
      key: String(id),
      series: String(issue.series_id),
      number,
      ...without({
        coverMonth: readMonth(issue.key_date),
        onsale: readDay(issue.on_sale_date, issue.on_sale_date_uncertain),
        price: readPrice(issue.price),
        pages: readPages(issue.page_count, issue.page_count_uncertain),
        isbn: readIsbn(issue.valid_isbn, issue.isbn),
        ...readBarcode(issue.barcode),
        storyTitles: titles.length > 0 ? titles.map(({ title }) => text(title)) : undefined,
      }),
      credits: this.#credits(id, issue, stories),
      characters: [...new Set(told.flatMap((story) => this.#cast.of(Number(story.id))))],
    }
  }

  #credits(id: number, issue: Row, stories: Row[]): ImportedCredit[] {
    const credits = stories.flatMap((story) => {
      const said = [
        ...this.#queries.storyCredits.all(Number(story.id)).map(toCredit),
        ...TEXT_CREDITS.flatMap((column) => textCredits(column, story[column])),
      ]
      return story.is_cover === 1 ? said.map(ofCover) : said
    })
    const all = [
      ...credits,
      ...this.#queries.issueCredits.all(id).map(toCredit),
      ...textCredits('editing', issue.editing),
    ]
    return [...new Map(all.map((credit) => [`${credit.role}\n${credit.name}`, credit])).values()]
  }

  #collects(id: number): string[] {
    const ids = this.#queries.reprints.all(id).map((row) => String(row.id))
    return [...new Set(ids)].filter((origin) => origin !== String(id))
  }
}

const NO_BASE = 'the issue whose variant it is is not in the dump, or was deleted'

/** A comic that is alone in its series has number 1 even where none is printed; a book has none then. */
function numberOf(issue: Row): string | undefined {
  const number = readIssueNumber(text(issue.number))
  if (number !== '' || issue.is_book === 1) return number
  return issue.siblings === 1 || issue.variant_of_id !== null ? '1' : undefined
}

function textCredits(column: string, value: unknown): ImportedCredit[] {
  return readCreditText(value).map((name) => ({ role: ROLES[column] ?? 'other', name }))
}

function toCredit({ role, name }: Row): ImportedCredit {
  return { role: text(role), name: text(name) }
}

/** Who edits a cover edits the issue. */
function ofCover({ role, name }: ImportedCredit): ImportedCredit {
  return { role: role === 'editor' ? role : `${role} (cover)`, name }
}

function without<Facts extends object>(facts: Facts): Partial<Facts> {
  const known = Object.entries(facts).filter(([, value]) => value !== undefined)
  return Object.fromEntries(known) as Partial<Facts>
}

function text(value: unknown): string {
  return value === null || value === undefined ? '' : String(value).trim()
}
