/**
 * The tables and columns of the Grand Comics Database that an import reads. Which of them a dump has depends on
 * its age: columns that it lacks are read as empty, and so are tables, except those without which there is nothing.
 */
export const TABLES = {
  gcd_publisher: ['id', 'name', 'parent_id', 'deleted'],
  gcd_series: [
    'id',
    'name',
    'year_began',
    'year_ended',
    'is_current',
    'publisher_id',
    'language_id',
    'format',
    'dimensions',
    'binding',
    'publishing_format',
    'is_comics_publication',
    'deleted',
  ],
  gcd_issue: [
    'id',
    'number',
    'volume',
    'display_volume_with_number',
    'series_id',
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
    'deleted',
  ],
  gcd_story: [
    'id',
    'issue_id',
    'type_id',
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
    'deleted',
  ],
  gcd_story_type: ['id', 'name'],
  gcd_story_credit: ['id', 'story_id', 'creator_id', 'credit_type_id', 'uncertain', 'deleted'],
  gcd_issue_credit: ['id', 'issue_id', 'creator_id', 'credit_type_id', 'uncertain', 'deleted'],
  gcd_credit_type: ['id', 'name'],
  gcd_creator_name_detail: ['id', 'name', 'creator_id'],
  gcd_creator: ['id', 'gcd_official_name'],
  gcd_story_character: ['id', 'story_id', 'character_id', 'deleted'],
  gcd_character_name_detail: ['id', 'name', 'character_id'],
  gcd_character_relation: ['id', 'from_character_id', 'to_character_id', 'relation_type_id'],
  gcd_group_character: ['id', 'story_id', 'group_name_id', 'deleted'],
  gcd_group_name_detail: ['id', 'name'],
  gcd_reprint: ['id', 'origin_id', 'target_id', 'origin_issue_id', 'target_issue_id'],
  stddata_language: ['id', 'code'],
} as const satisfies Record<string, readonly string[]>

export type Table = keyof typeof TABLES

/** Without these a file is no dump of that database. */
export const NEEDED: readonly Table[] = ['gcd_publisher', 'gcd_series', 'gcd_issue']

export function isTable(name: string): name is Table {
  return Object.hasOwn(TABLES, name)
}
