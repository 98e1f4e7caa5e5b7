import type { Migration } from '../store/migrate.ts'
import type { StoredIds } from '../store/renumber.ts'

/** Members are stored by id alone, without a foreign key: the accounts may be at Firebase. */
export const progressMigrations: Migration[] = [
  {
    name: 'progress-1-readings',
    statements: [
      `CREATE TABLE readings (
        member_id TEXT NOT NULL,
        comic_id BIGINT NOT NULL,
        read_at BIGINT NOT NULL,
        again BIGINT NOT NULL,
        PRIMARY KEY (member_id, comic_id, read_at)
      )`,
      // Two tabs that mark a comic at the same moment mark it once; reading again is another thing.
      `CREATE UNIQUE INDEX readings_first ON readings (member_id, comic_id) WHERE again = 0`,
    ],
  },
  {
    name: 'progress-2-follows',
    // A list has a text for an id; the column of the other kinds is 0 then, and its own otherwise empty.
    statements: [
      `CREATE TABLE follows (
        member_id TEXT NOT NULL,
        kind TEXT NOT NULL,
        entity_id BIGINT NOT NULL,
        list_id TEXT NOT NULL,
        followed_at BIGINT NOT NULL,
        put_off_until BIGINT,
        place BIGINT NOT NULL,
        PRIMARY KEY (member_id, kind, entity_id, list_id)
      )`,
    ],
  },
  {
    name: 'progress-3-readings-by-time',
    statements: ['CREATE INDEX readings_by_time ON readings (member_id, read_at)'],
  },
  {
    name: 'progress-4-comics-by-time',
    // With the comic in it, so that the readings of a year are read from the index alone.
    statements: [
      'DROP INDEX readings_by_time',
      'CREATE INDEX readings_by_time ON readings (member_id, read_at, comic_id)',
    ],
  },
]

export const progressIds: StoredIds[] = [
  { table: 'readings', column: 'comic_id', owner: 'member_id', kind: { all: 'comics' } },
  { table: 'follows', column: 'entity_id', owner: 'member_id', kind: { column: 'kind' } },
]
