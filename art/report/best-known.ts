import type { CharacterRecord } from '#catalogue/load/records.ts'

/** The people who are in most comics, the best known first. Groups have no face. */
export function bestKnown(
  characters: readonly CharacterRecord[],
  comicsOf: (record: number) => number,
  count: number,
): CharacterRecord[] {
  return characters
    .map((character, record) => ({ character, comics: comicsOf(record) }))
    .filter(({ character }) => character.role !== 'group')
    .sort((one, other) => other.comics - one.comics)
    .slice(0, count)
    .map(({ character }) => character)
}
