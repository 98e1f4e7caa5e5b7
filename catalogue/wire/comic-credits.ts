import type { ComicFacts } from '#contract/facts.ts'
import type { Catalogue } from '../index/catalogue.ts'
import { type ComicRecord, CREDIT_ROLES } from '../load/records.ts'
import type { Namer } from './summaries.ts'

type Maker = ComicFacts['credits'][number]

/**
 * Everybody who made a comic, once, with all their roles. A person's roles and the persons by their first role
 * stand in the order of the field: who wrote and drew an issue is among the writers.
 */
export function creditsOf(catalogue: Catalogue, namer: Namer, comic: number): Maker[] {
  const { credits } = catalogue.comics[comic] as ComicRecord
  const rankOf = (role: string) => CREDIT_ROLES.indexOf(role)
  const makers = new Map<number, Maker>()
  for (const { creator, role, inferred } of credits.toSorted(
    (one, other) => rankOf(one.role) - rankOf(other.role),
  )) {
    const known = makers.get(creator)
    if (known !== undefined) known.roles.push({ role, inferred })
    else {
      makers.set(creator, {
        id: catalogue.indexes.creators.ids[creator] as number,
        name: namer.name('creators', creator),
        roles: [{ role, inferred }],
      })
    }
  }
  return [...makers.values()]
}
