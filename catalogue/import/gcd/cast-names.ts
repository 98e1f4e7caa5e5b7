import type { DatabaseSync } from 'node:sqlite'
import { type NamedCharacter, readCharacterText } from './characters-text.ts'

/** Who appears in a story: as the text of its indexer names them, and as the tables do. */
export class Cast {
  readonly #text
  readonly #people
  readonly #groups

  constructor(work: DatabaseSync) {
    this.#text = work.prepare('SELECT characters FROM story WHERE id = ?')
    // A civilian identity is not told beside whom it belongs to.
    this.#people = work.prepare(
      `SELECT person.name, COALESCE((SELECT civil.name FROM identity JOIN person civil ON civil.character_id = civilian_id
         WHERE identity.character_id = person.character_id LIMIT 1), '') AS real_name
       FROM story_character JOIN person ON person.id = person_id
       WHERE story_id = ?1 AND NOT EXISTS (SELECT 1 FROM identity
         JOIN person hero ON hero.character_id = identity.character_id
         JOIN story_character other ON other.person_id = hero.id AND other.story_id = ?1
         WHERE identity.civilian_id = person.character_id)
       ORDER BY person.name`,
    )
    this.#groups = work.prepare('SELECT name FROM story_group WHERE story_id = ? ORDER BY name')
  }

  of(story: number): NamedCharacter[] {
    const people = this.#people.all(story).map(({ name, real_name }) => ({
      name: String(name),
      realName: String(real_name),
    }))
    const groups = this.#groups.all(story).map(({ name }) => ({ name: String(name), realName: '' }))
    return [...people, ...groups, ...readCharacterText(this.#text.get(story)?.characters)]
  }
}

/**
 * Keeps for each name the person who bears it most often. All others who do are told with their real names, as
 * `Spider-Man (Miles Morales)`, so that they are not taken for the best-known one.
 */
export function fillBearers(work: DatabaseSync): void {
  work.exec(`
    CREATE TABLE bearer (name PRIMARY KEY, family) WITHOUT ROWID;
    CREATE TABLE borne (name, family, count, PRIMARY KEY (name, family)) WITHOUT ROWID;
  `)
  const add = work.prepare(
    'INSERT INTO borne VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET count = count + 1',
  )
  const cast = new Cast(work)
  for (const { id } of work.prepare('SELECT id FROM story WHERE NOT is_cover').iterate()) {
    for (const { name, realName } of cast.of(Number(id))) {
      if (realName !== '') add.run(name, familyOf(realName))
    }
  }
  work.exec(
    `INSERT OR IGNORE INTO bearer SELECT name, family FROM borne ORDER BY name, count DESC, family;
     DROP TABLE borne`,
  )
}

export class CastNames {
  readonly #cast: Cast
  readonly #bearer

  constructor(work: DatabaseSync) {
    this.#cast = new Cast(work)
    this.#bearer = work.prepare('SELECT family FROM bearer WHERE name = ?')
  }

  of(story: number): string[] {
    return this.#cast.of(story).map((character) => this.#tell(character))
  }

  #tell({ name, realName }: NamedCharacter): string {
    if (realName === '' || realName === name) return name
    const known = this.#bearer.get(name)?.family
    return known === familyOf(realName) ? name : `${name} (${realName})`
  }
}

/** The last word: indexers write `Peter Parker` and `Peter B. Parker`. */
function familyOf(name: string): string {
  return name.toLowerCase().split(' ').at(-1) ?? ''
}
