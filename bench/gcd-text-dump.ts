import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** As long as the statements of a dump get. */
const STATEMENT_BYTES = 8_000_000
const STORIES_AN_ISSUE = 4
const ISSUES_A_SERIES = 100
/** One series of so many is ours, as in the real dump. */
const OTHERS = 20
/** What a story takes, with its issue. */
const STORY_BYTES = 900
const WORDS =
  'It\\\'s a synopsis that nobody reads, with \\"marks\\"; it goes on (and on)\\r\\n'.repeat(9)

/** Writes a text dump in the schema of the Grand Comics Database of about so many bytes, a piece at a time. */
export async function writeGcdTextDump(file: string, bytes: number): Promise<void> {
  const issues = Math.ceil(bytes / STORY_BYTES / STORIES_AN_ISSUE)
  await pipeline(Readable.from(tables(issues)), createWriteStream(file))
}

function* tables(issues: number): Generator<string> {
  const series = Math.ceil(issues / ISSUES_A_SERIES)
  yield* table(
    'gcd_issue',
    'id number series_id sort_code key_date price page_count',
    issues,
    (id) => {
      const number = (id % ISSUES_A_SERIES) + 1
      return `(${id},'${number}',${1 + Math.floor(id / ISSUES_A_SERIES)},${number},'1990-0${(id % 9) + 1}-00','1.00 USD',36.000)`
    },
  )
  yield* table('gcd_publisher', 'id name', 2, (id) => `(${id},'${id === 1 ? 'Marvel' : 'Other'}')`)
  yield* table('gcd_series', 'id name year_began publisher_id', series, (id) => {
    return `(${id},'Run ${id}',1990,${id % OTHERS === 0 ? 1 : 2})`
  })
  yield* table(
    'gcd_story',
    'id issue_id type_id sequence_number title script pencils characters synopsis',
    issues * STORIES_AN_ISSUE,
    (id) => {
      const issue = 1 + Math.floor((id - 1) / STORIES_AN_ISSUE)
      return `(${id},${issue},19,${id % STORIES_AN_ISSUE},'Story ${id}','Writer ${id % 500}','Penciller ${id % 300}','Hero ${id % 900} [Person ${id % 900}]','${WORDS}')`
    },
  )
}

function* table(
  name: string,
  columns: string,
  count: number,
  row: (id: number) => string,
): Generator<string> {
  const definitions = columns.split(' ').map((column) => `\`${column}\` text`)
  yield `CREATE TABLE \`${name}\` (${definitions.join(', ')});\n`
  let length = 0
  for (let id = 1; id <= count; id += 1) {
    const begins = length === 0
    const text = row(id)
    length += text.length
    const ends = length > STATEMENT_BYTES || id === count
    if (ends) length = 0
    yield `${begins ? `INSERT INTO \`${name}\` VALUES ` : ','}${text}${ends ? ';\n' : ''}`
  }
}
