import type { ComicRecord, EventRecord } from '../load/records.ts'
import { isTeller } from '../load/teller-roles.ts'

/**
 * How well known records are, as far as the catalogue can tell: listings open with the best known.
 * A character is as well known as it has comics. For the other kinds that would be wrong, as said below.
 */

/** So many comics that somebody lettered or edited say as much as one that they wrote or drew. */
const WORTH_OF_TOLD = 10
/** A story has one main book; a banner over the whole line has many. */
const LONGEST_STORY = 20

/** By their comics, those that they wrote or drew above all: letterers and editors have more than anybody. */
export function renownOfCreators(
  count: number,
  comics: readonly ComicRecord[],
  isIssue: (comic: number) => boolean,
): number[] {
  const renown = new Array<number>(count).fill(0)
  for (const [comic, { credits }] of comics.entries()) {
    if (!isIssue(comic)) continue
    const worth = new Map<number, number>()
    for (const { creator, role } of credits) {
      const told = isTeller(role) ? WORTH_OF_TOLD : 1
      worth.set(creator, Math.max(told, worth.get(creator) ?? 0))
    }
    for (const [creator, more] of worth) renown[creator] = (renown[creator] as number) + more
  }
  return renown
}

/**
 * By its issues, each worth as much as its best known character, and by its key issues. By the issues
 * alone westerns, romances and reprints stand between the Avengers and the X-Men.
 */
export function renownOfSeries(
  count: number,
  comics: readonly ComicRecord[],
  fame: readonly number[],
): number[] {
  const issues = new Array<number>(count).fill(0)
  const keys = new Array<number>(count).fill(0)
  for (const { series, characters, key, variantOf } of comics) {
    if (variantOf !== null) continue
    let best = 0
    for (const character of characters) best = Math.max(best, fame[character] as number)
    issues[series] = (issues[series] as number) + Math.sqrt(best)
    if (key !== null) keys[series] = (keys[series] as number) + 1
  }
  return issues.map((worth, series) => rounded(worth * weigh(keys[series] as number)))
}

/** By its comics and key issues, unless so many of them are core that it is no story but a banner. */
export function renownOfEvents(
  events: readonly EventRecord[],
  comics: readonly ComicRecord[],
): number[] {
  return events.map(({ parts }) => {
    const all = new Set(parts.flatMap((part) => part.comics))
    const core = new Set(parts.flatMap((part) => (part.role === 'core' ? part.comics : [])))
    const keys = [...all].filter((comic) => comics[comic]?.key !== null).length
    const share = Math.min(1, LONGEST_STORY / Math.max(1, core.size))
    return rounded(Math.sqrt(all.size) * weigh(keys) * share)
  })
}

/** The first key issues say more than the tenth. */
function weigh(keys: number): number {
  return Math.log2(2 + keys)
}

/** So that records are equal whatever the order of their comics was. */
function rounded(renown: number): number {
  return Math.round(renown * 1000)
}

/** Every role in which each creator worked. */
export function rolesOfCreators(count: number, comics: readonly ComicRecord[]): Set<string>[] {
  const roles = Array.from({ length: count }, () => new Set<string>())
  for (const { credits } of comics)
    for (const { creator, role } of credits) roles[creator]?.add(role)
  return roles
}
