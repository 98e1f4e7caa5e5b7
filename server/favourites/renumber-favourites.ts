import { createHash } from 'node:crypto'
import type { FavouriteKind } from '#contract/favourites.ts'
import type { Migration } from '../store/migrate.ts'

interface FormerId {
  kind: FavouriteKind
  id: number
  now: number
}

/**
 * Moves favourites from ids that records had earlier to those that they have now. It runs once for
 * each state of the catalogue's ids, which its name contains.
 */
export function renumberFavourites(formerIds: Iterable<FormerId>): Migration {
  const former = [...formerIds]
  return {
    name: `favourites-ids-${digestOf(former)}`,
    statements: async (database) => {
      const now = new Map(former.map((one) => [`${one.kind} ${one.id}`, one.now]))
      const stored = await database.all<{ kind: FavouriteKind; id: number }>(
        'SELECT DISTINCT kind, entity_id AS "id" FROM favourites ORDER BY kind, entity_id',
      )
      return stored.flatMap(({ kind, id }) => {
        const moved = now.get(`${kind} ${id}`)
        return moved === undefined ? [] : moveStatements(kind, id, moved)
      })
    },
  }
}

/** Made at every start, of some thirty thousand ids: hashed at once, not one by one. */
function digestOf(former: FormerId[]): string {
  return createHash('sha256').update(JSON.stringify(former)).digest('hex').slice(0, 16)
}

/** A member may have the record under both ids, if an older server still ran beside a newer one. */
function moveStatements(kind: FavouriteKind, id: number, now: number): string[] {
  const isOld = `kind = '${kind}' AND entity_id = ${id}`
  const isNew = `kind = '${kind}' AND entity_id = ${now}`
  return [
    `UPDATE favourites SET entity_id = ${now}
    WHERE ${isOld} AND member_id NOT IN (SELECT member_id FROM favourites WHERE ${isNew})`,
    `DELETE FROM favourites WHERE ${isOld}`,
  ]
}
