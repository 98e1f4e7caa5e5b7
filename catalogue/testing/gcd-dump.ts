import { writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

type Value = string | number | null
export type DumpTables = Record<string, { columns: string[]; rows: Value[][] }>

/** A dump in the schema of the Grand Comics Database, as far as an import reads it, with columns that it does not. */
export function smallGcdDump(): DumpTables {
  return {
    gcd_character_name_detail: table('id name character_id', [
      [1, 'Hulk', 10],
      [2, 'Bruce Banner', 11],
      [3, 'Rick Jones', 12],
    ]),
    gcd_character_relation: table('id from_character_id to_character_id relation_type_id', [
      [1, 10, 11, 2],
    ]),
    gcd_creator: table('id gcd_official_name bio', [
      [500, 'Stan Lee', "It's a life;\nlong"],
      [501, 'Jack Kirby', ''],
    ]),
    gcd_creator_name_detail: table('id name creator_id', [
      [600, 'Stan Lee', 500],
      [601, 'Jack Kirby', 501],
      [602, 'Jack Curtiss', 501],
    ]),
    gcd_credit_type: table('id name sort_code', [
      [1, 'script', 1],
      [2, 'pencils', 2],
      [7, 'pencils and inks', 7],
    ]),
    gcd_group_character: table('id story_id group_name_id deleted', [[1, 3001, 1, 0]]),
    gcd_group_name_detail: table('id name', [[1, 'Teen Brigade']]),
    gcd_issue: table(
      'id number volume series_id sort_code key_date on_sale_date on_sale_date_uncertain price page_count page_count_uncertain barcode isbn valid_isbn variant_of_id variant_name editing notes deleted',
      [
        issue(2001, '1', 100, 1, {
          key_date: '1962-05-00',
          on_sale_date: '1962-03-01',
          barcode: '759606 04716200111',
        }),
        issue(2002, '2', 100, 2, { price: '0.15 CAD', page_count_uncertain: 1 }),
        issue(2003, '3', 100, 3, { deleted: 1 }),
        issue(2004, '1/2', 100, 4, {}),
        issue(2005, 'Summer Special', 100, 5, {}),
        issue(2006, '2', 100, 6, {}),
        issue(2007, '1', 100, 7, {
          variant_of_id: 2001,
          variant_name: 'Gold',
          barcode: '759606 04716100111',
        }),
        issue(2008, '3', 100, 8, { variant_of_id: 2003 }),
        issue(2010, '[nn]', 101, 1, {
          isbn: '0-7851-1300-X; 978-0-306-40615-7',
          price: '24.99 USD; 28.99 CAD',
          page_count: '176.000',
          editing: 'Tom Brevoort',
        }),
        issue(2020, '1', 102, 1, {}),
        issue(2030, '1', 103, 1, {}),
      ],
    ),
    gcd_publisher: table('id name deleted', [
      [54, 'DC', 0],
      [78, 'Marvel', 0],
    ]),
    gcd_reprint: table('id origin_id target_id notes origin_issue_id target_issue_id', [
      [1, 3001, 3010, '', null, null],
      [2, 3000, 3011, '', null, null],
      [3, null, null, '', 2004, 2010],
    ]),
    gcd_series: table(
      'id name year_began year_ended is_current publisher_id language_id format binding publishing_format is_comics_publication deleted',
      [
        [
          100,
          'The Incredible Hulk',
          1962,
          1963,
          0,
          78,
          25,
          '',
          'saddle-stitched',
          'was ongoing series',
          1,
          0,
        ],
        [
          101,
          "Hulk's \\ Greatest; Hits",
          2004,
          null,
          1,
          78,
          25,
          '',
          'trade paperback',
          'collected edition',
          1,
          0,
        ],
        [102, 'Action Comics', 1938, 2011, 0, 54, 25, '', '', '', 1, 0],
        [103, 'Der Hulk', 1990, 1991, 0, 78, 51, '', '', '', 1, 0],
        [104, 'Deleted', 1990, 1991, 0, 78, 25, '', '', '', 1, 1],
      ],
    ),
    gcd_story: table(
      'id title title_inferred issue_id type_id sequence_number script pencils inks colors letters editing characters synopsis deleted',
      [
        story(3000, 2001, 6, { pencils: 'Jack Kirby (signed)', characters: 'Loki' }),
        story(3001, 2001, 19, {
          title: 'The Coming of the Hulk',
          inks: 'Paul Reinman',
          colors: '?',
          letters: 'Art Simek [as Artie]; Sam Rosen ?',
          characters:
            'VILLAIN: Gargoyle [Yuri Topolov]; Army [Thunderbolt Ross; Glenn Talbot (intro)]',
          synopsis: 'A man\'s gamma bomb\r\n"explodes"',
        }),
        story(3002, 2001, 2, { title: 'Advertisement', script: 'Somebody' }),
        story(3003, 2001, 19, { title: 'Deleted', deleted: 1 }),
        story(3004, 2002, 19, { title: 'From the first line', title_inferred: 1 }),
        story(3010, 2010, 19, {}),
        story(3011, 2010, 6, {}),
        story(3012, 2007, 6, { pencils: 'Alex Ross (painting)' }),
      ],
    ),
    gcd_story_character: table('id story_id character_id deleted', [
      [1, 3001, 1, 0],
      [2, 3001, 2, 0],
      [3, 3001, 3, 1],
    ]),
    gcd_story_credit: table('id story_id creator_id credit_type_id uncertain deleted', [
      [1, 3001, 600, 1, 0, 0],
      [2, 3001, 602, 2, 0, 0],
      [3, 3001, 600, 2, 1, 0],
      [4, 3001, 600, 7, 0, 1],
    ]),
    gcd_story_type: table('id name', [
      [2, 'advertisement'],
      [6, 'cover'],
      [19, 'comic story'],
    ]),
    stddata_language: table('id code name', [
      [25, 'en', 'English'],
      [51, 'de', 'German'],
    ]),
    taggit_tag: table('id name', [[1, 'a (tag), not; read']]),
  }
}

function table(columns: string, rows: Value[][]) {
  return { columns: columns.split(' '), rows }
}

function issue(id: number, number: string, series: number, sort: number, facts: object): Value[] {
  const row = {
    id,
    number,
    volume: null,
    series_id: series,
    sort_code: sort,
    key_date: '',
    on_sale_date: '',
    on_sale_date_uncertain: 0,
    price: '0.12 USD',
    page_count: '36.000',
    page_count_uncertain: 0,
    barcode: '',
    isbn: '',
    valid_isbn: '',
    variant_of_id: null,
    variant_name: '',
    editing: '',
    notes: '-- no comment; /* none */',
    deleted: 0,
    ...facts,
  }
  return Object.values(row)
}

function story(id: number, issueId: number, type: number, facts: object): Value[] {
  const row = {
    id,
    title: '',
    title_inferred: 0,
    issue_id: issueId,
    type_id: type,
    sequence_number: id % 1000,
    script: '',
    pencils: '',
    inks: '',
    colors: '',
    letters: '',
    editing: '',
    characters: '',
    synopsis: '',
    deleted: 0,
    ...facts,
  }
  return Object.values(row)
}

export function writeSqliteDump(file: string, tables: DumpTables): void {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA synchronous = OFF; BEGIN')
  for (const [name, { columns, rows }] of Object.entries(tables)) {
    const [id, ...others] = columns
    database.exec(`CREATE TABLE ${name} (${id} integer PRIMARY KEY, ${others.join(', ')})`)
    const marks = columns.map(() => '?').join(', ')
    const insert = database.prepare(`INSERT INTO ${name} VALUES (${marks})`)
    for (const row of rows) insert.run(...row)
  }
  database.exec('COMMIT')
  database.close()
}

/** As the program that dumps a database of MySQL writes it: definitions, then all rows of a table in one statement. */
export function mysqlDump(tables: DumpTables): string {
  const parts = Object.entries(tables).map(([name, { columns, rows }]) => {
    const definitions = columns.map((column) =>
      column === 'id'
        ? '  `id` int(11) NOT NULL AUTO_INCREMENT,\n'
        : `  \`${column}\` varchar(255) DEFAULT 'a, (b);' COMMENT 'it''s',\n`,
    )
    const values = rows.map((row) => `(${row.map(toSql).join(',')})`).join(',')
    return `--
-- Table structure for table \`${name}\`; it's one
--
DROP TABLE IF EXISTS \`${name}\`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
CREATE TABLE \`${name}\` (
${definitions.join('')}  PRIMARY KEY (\`id\`),
  KEY \`any_${name}\` (\`id\`,\`${columns[1]}\`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;
LOCK TABLES \`${name}\` WRITE;
/*!40000 ALTER TABLE \`${name}\` DISABLE KEYS */;
INSERT INTO \`${name}\` VALUES ${values};
UNLOCK TABLES;
`
  })
  return parts.join('\n')
}

function toSql(value: Value): string {
  if (typeof value !== 'string') return value === null ? 'NULL' : String(value)
  const signs: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\0': '\\0' }
  return `'${value.replace(/['"\\]|[\n\r\0]/g, (sign) => signs[sign] ?? `\\${sign}`)}'`
}

export function writeMysqlDump(file: string, tables: DumpTables): void {
  writeFileSync(file, mysqlDump(tables))
}
