import type { DatabaseSync } from 'node:sqlite'
import { setImmediate as pause } from 'node:timers/promises'
import { AttachedDump } from './attached-dump.ts'
import { choosePublishers } from './choose-publishers.ts'
import { fillTasks } from './credit-tasks.ts'
import { isBookSeries, seriesFormat } from './series-format.ts'

interface ChooseOptions {
  publisher: string | undefined
  onProgress: (share: number) => void
  signal: AbortSignal | undefined
}

/**
 * Copies what belongs to the chosen publishers out of the attached dump into tables of ours, with indexes. Each
 * table of the dump is read once, from its beginning to its end: its own indexes are not relied on.
 */
export async function chooseRows(
  work: DatabaseSync,
  { publisher, onProgress, signal }: ChooseOptions,
): Promise<void> {
  if (signal?.aborted) return
  const dump = new AttachedDump(work)
  const steps = [
    () => choosePublishers(work, dump, publisher),
    () => chooseSeries(work, dump, publisher === undefined),
    () => chooseIssues(work, dump),
    () => chooseStories(work, dump),
    () => chooseCredits(work, dump),
    () => chooseCharacters(work, dump),
    () => chooseReprints(work, dump),
    () => work.exec(INDEXES),
    () => work.exec(ENTRIES),
  ]
  for (const [done, step] of steps.entries()) {
    if (signal?.aborted) return
    step()
    onProgress((done + 1) / steps.length)
    await pause()
  }
}

/** Of ours only those in English: the others are the same comics, translated. */
function chooseSeries(work: DatabaseSync, dump: AttachedDump, isEnglish: boolean): void {
  const language =
    isEnglish && dump.has('stddata_language')
      ? `COALESCE((SELECT code FROM dump.stddata_language l
         WHERE l.id = ${dump.column('gcd_series', 'language_id')}), 'en') = 'en'`
      : '1'
  const rows = work.prepare(
    `SELECT gcd_series.id, ${dump.columns('gcd_series', ['name', 'year_began', 'year_ended', 'is_current'])},
       publisher.name AS publisher,
       ${['format', 'dimensions', 'binding', 'publishing_format'].map((name) => `${dump.column('gcd_series', name)} AS ${name}`).join(', ')}
     FROM dump.gcd_series JOIN publisher ON publisher.id = gcd_series.publisher_id
     WHERE ${dump.isKept('gcd_series')} AND ${language}
       AND COALESCE(${dump.column('gcd_series', 'is_comics_publication')}, 1)`,
  )
  const insert = work.prepare('INSERT INTO series VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
  for (const row of rows.all()) {
    const format = seriesFormat(row)
    insert.run(
      row.id ?? null,
      row.name ?? null,
      row.year_began ?? null,
      row.is_current === 1 ? null : (row.year_ended ?? null),
      row.publisher ?? null,
      format.type ?? null,
      format.format,
      isBookSeries(format) ? 1 : 0,
    )
  }
}

const OF_ISSUES = [
  'id',
  'series_id',
  'number',
  'volume',
  'display_volume_with_number',
  'sort_code',
  'key_date',
  'on_sale_date',
  'on_sale_date_uncertain',
  'price',
  'page_count',
  'page_count_uncertain',
  'barcode',
  'isbn',
  'valid_isbn',
  'variant_of_id',
  'variant_name',
  'editing',
]

function chooseIssues(work: DatabaseSync, dump: AttachedDump): void {
  work.exec(
    `INSERT INTO issue SELECT ${dump.columns('gcd_issue', OF_ISSUES)} FROM dump.gcd_issue
     WHERE ${dump.isKept('gcd_issue')} AND series_id IN (SELECT id FROM series)`,
  )
}

const OF_STORIES = [
  'sequence_number',
  'title',
  'title_inferred',
  'script',
  'pencils',
  'inks',
  'colors',
  'letters',
  'editing',
  'characters',
]

/** Covers and what is told; not the advertisements, letters and previews of which a dump is full. */
function chooseStories(work: DatabaseSync, dump: AttachedDump): void {
  if (!dump.has('gcd_story')) return
  work.exec('CREATE TABLE story_kind (id INTEGER PRIMARY KEY, is_cover)')
  work.exec(
    dump.has('gcd_story_type')
      ? `INSERT INTO story_kind SELECT id, name = 'cover' FROM dump.gcd_story_type
         WHERE name = 'cover' OR name = 'story' OR name LIKE '% story'`
      : 'INSERT INTO story_kind VALUES (6, 1), (13, 0), (19, 0), (21, 0)',
  )
  work.exec(
    `INSERT INTO story SELECT gcd_story.id, issue_id, story_kind.is_cover, ${dump.columns('gcd_story', OF_STORIES)}
     FROM dump.gcd_story JOIN story_kind ON story_kind.id = gcd_story.type_id
     WHERE ${dump.isKept('gcd_story')} AND issue_id IN (SELECT id FROM issue)`,
  )
}

function chooseCredits(work: DatabaseSync, dump: AttachedDump): void {
  if (!dump.has('gcd_creator_name_detail')) return
  work.exec('INSERT INTO name_of SELECT id, creator_id FROM dump.gcd_creator_name_detail')
  work.exec(
    dump.has('gcd_creator')
      ? 'INSERT INTO creator SELECT id, gcd_official_name FROM dump.gcd_creator'
      : 'INSERT OR IGNORE INTO creator SELECT creator_id, name FROM dump.gcd_creator_name_detail',
  )
  fillTasks(work, dump)
  for (const kind of ['story', 'issue'] as const) {
    const table = `gcd_${kind}_credit` as const
    if (!dump.has(table)) continue
    work.exec(
      `INSERT INTO ${kind}_credit SELECT ${table}.${kind}_id, name_of.creator_id, task.role
       FROM dump.${table} JOIN name_of ON name_of.id = ${table}.creator_id
         JOIN task ON task.type_id = ${table}.credit_type_id
       WHERE ${dump.isKept(table)} AND ${dump.isCertain(table)}
         AND ${table}.${kind}_id IN (SELECT id FROM ${kind})`,
    )
  }
}

/** How the database says that somebody is another person's civilian identity. */
const CIVILIAN_IDENTITY = 2

function chooseCharacters(work: DatabaseSync, dump: AttachedDump): void {
  if (dump.has('gcd_story_character') && dump.has('gcd_character_name_detail')) {
    work.exec(
      'INSERT INTO person SELECT id, character_id, name FROM dump.gcd_character_name_detail',
    )
    work.exec(
      `INSERT INTO story_character SELECT story_id, character_id FROM dump.gcd_story_character
       WHERE ${dump.isKept('gcd_story_character')} AND story_id IN (SELECT id FROM story)`,
    )
  }
  if (dump.has('gcd_character_relation')) {
    work.exec(
      `INSERT INTO identity SELECT from_character_id, to_character_id FROM dump.gcd_character_relation
       WHERE relation_type_id = ${CIVILIAN_IDENTITY}`,
    )
  }
  if (dump.has('gcd_group_character') && dump.has('gcd_group_name_detail')) {
    work.exec(
      `INSERT INTO story_group SELECT story_id, name FROM dump.gcd_group_character
         JOIN dump.gcd_group_name_detail ON gcd_group_name_detail.id = group_name_id
       WHERE ${dump.isKept('gcd_group_character')} AND story_id IN (SELECT id FROM story)`,
    )
  }
}

/** From story to story, or from issue to issue where no story is named. A cover that is shown again is none. */
function chooseReprints(work: DatabaseSync, dump: AttachedDump): void {
  if (!dump.has('gcd_reprint')) return
  const of = (column: string) => dump.column('gcd_reprint', column)
  const issue = (end: 'origin' | 'target') =>
    `COALESCE(${end}.issue_id, CASE WHEN ${of(`${end}_id`)} IS NULL THEN ${of(`${end}_issue_id`)} END)`
  work.exec(
    `INSERT INTO reprint SELECT DISTINCT ${issue('target')} AS into_id, ${issue('origin')} AS from_id
     FROM dump.gcd_reprint
       LEFT JOIN story target ON target.id = ${of('target_id')} AND NOT target.is_cover
       LEFT JOIN story origin ON origin.id = ${of('origin_id')} AND NOT origin.is_cover
     WHERE into_id IN (SELECT id FROM issue) AND from_id IN (SELECT id FROM issue) AND into_id <> from_id`,
  )
}

const INDEXES = `
  CREATE INDEX issue_of_series ON issue (series_id, number);
  CREATE INDEX story_of_issue ON story (issue_id, sequence_number);
  CREATE INDEX credit_of_story ON story_credit (story_id);
  CREATE INDEX credit_of_issue ON issue_credit (issue_id);
  CREATE INDEX character_of_story ON story_character (story_id);
  CREATE INDEX group_of_story ON story_group (story_id);
  CREATE INDEX identity_of ON identity (character_id);
  CREATE INDEX reprint_into ON reprint (target_id);
`

/** The order in which records are told: whatever another one names comes before it. */
const ENTRIES = `
  INSERT INTO entry (kind, id) SELECT 'fault', rowid FROM fault ORDER BY rowid;
  INSERT INTO entry (kind, id) SELECT 'creator', id FROM creator
    WHERE id IN (SELECT creator_id FROM story_credit UNION SELECT creator_id FROM issue_credit) ORDER BY id;
  INSERT INTO entry (kind, id) SELECT 'series', id FROM series ORDER BY id;
  INSERT INTO entry (kind, id) SELECT 'issue', issue.id FROM issue JOIN series ON series.id = series_id
    ORDER BY variant_of_id IS NOT NULL, is_book, series_id, sort_code, issue.id;
`
