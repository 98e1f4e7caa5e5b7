import { describe, expect, test } from 'vitest'
import { MAX_LISTS } from '#contract/lists.ts'
import { migrate } from '../store/migrate.ts'
import { entriesOf } from '../testing/build-lists.ts'
import { databases } from '../testing/databases.ts'
import { ListStore, type StoredList } from './list-store.ts'
import { listMigrations } from './migrations.ts'
import { packEntries } from './packed-entries.ts'
import { NO_PAST } from './past-texts.ts'

const LIST: StoredList = {
  id: 'webs',
  name: 'Webs',
  description: '',
  visibility: 'private',
  version: 1,
  createdAt: 1,
  updatedAt: 1,
  source: null,
  sourceComics: [],
  entries: entriesOf(1, 2, 3),
  pastTexts: NO_PAST,
}

describe.each(databases)('on %s', (_name, open, createEnvironment) => {
  async function buildStores() {
    const environment = await createEnvironment()
    const [here, there] = [await open(environment), await open(environment)]
    await migrate(here, listMigrations)
    const store = new ListStore(here)
    await store.add('ann', LIST)
    return { store, other: new ListStore(there), database: here }
  }

  test('of two changes of one version, at two connections, exactly one is made', async () => {
    const { store, other } = await buildStores()
    const [mine, theirs] = [packEntries(entriesOf(3, 2, 1)), packEntries(entriesOf(1))]
    const saved = await Promise.all([
      store.saveEntries('ann', LIST, mine, NO_PAST, 2),
      other.saveEntries('ann', LIST, theirs, NO_PAST, 2),
    ])
    expect(saved.toSorted()).toEqual([false, true])
    const won = saved[0] ? entriesOf(3, 2, 1) : entriesOf(1)
    expect(await other.find('ann', 'webs')).toMatchObject({ version: 2, entries: won })
  })

  test('a change of another member’s list, or of a deleted one, is not made', async () => {
    const { store } = await buildStores()
    const packed = packEntries([])
    expect(await store.saveEntries('bob', LIST, packed, NO_PAST, 2)).toBe(false)
    await store.remove('ann', 'webs', 3)
    expect(await store.saveEntries('ann', LIST, packed, NO_PAST, 4)).toBe(false)
    await store.restore('ann', 'webs', 0)
    expect(await store.find('ann', 'webs')).toEqual(LIST)
  })
  test('of deleted lists as many are kept as a member may have, the last deleted', async () => {
    const { store, database } = await buildStores()
    await database.run(
      `INSERT INTO lists (id, member_id, name, description, visibility, version, created_at,
        updated_at, deleted_at, comics, sections, source_comics, past_texts, notes)
      WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
      SELECT CAST(n AS TEXT), member_id, name, description, visibility, version, created_at,
        updated_at, n, comics, sections, source_comics, past_texts, notes
      FROM lists CROSS JOIN numbers`,
      MAX_LISTS,
    )
    await store.remove('ann', 'webs', MAX_LISTS + 1)
    const dropped = await Promise.all(
      ['1', '2', 'webs'].map(async (id) => !(await store.isDeleted('ann', id, 0))),
    )
    expect(dropped).toEqual([true, false, false])
  })
})
