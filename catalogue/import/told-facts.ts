import { type ComicFacts, hyphened, importedDetails } from './comic-facts.ts'
import type { ImportContext } from './context.ts'
import type { ImportedComic, ImportedCredit, ImportedTie } from './record.ts'
import { namedCharacter, namedCreator } from './resolve-people.ts'
import { formatOf } from './resolve-series.ts'
import { roleOf, safeText } from './safe-text.ts'

const MOST_STORIES = 200

/** What a source tells of a comic, in the comic's own record and elsewhere, by the names of people here. */
export function toldFacts(
  context: ImportContext,
  comic: ImportedComic,
  ties: readonly ImportedTie[],
  place: string,
): ComicFacts {
  const tell = (words: string) => {
    context.report.add('not understood', { place }, `comic ${comic.key}: ${words}`)
  }
  const characters = [...comic.characters, ...ties.flatMap(({ character }) => character ?? [])]
  const cast = new Set(
    [...new Set(characters)].flatMap((name) => namedCharacter(context, name, place) ?? []),
  )
  const details = importedDetails(comic, tell)
  const format = formatOf(comic.format)
  if (format !== '') details.set('format', hyphened(format))
  else if (comic.format) tell(`format "${comic.format.slice(0, 40)}" is not one`)
  return {
    cast: [...cast],
    credits: creditsOf(
      context,
      [...comic.credits, ...ties.flatMap(({ credit }) => credit ?? [])],
      place,
    ),
    details,
    storyTitles: storyTitlesOf(comic, ties),
  }
}

function creditsOf(
  context: ImportContext,
  given: readonly ImportedCredit[],
  place: string,
): ImportedCredit[] {
  const credits = new Map<string, ImportedCredit>()
  const credited = new Set<string>()
  // Somebody without a role comes last, and counts where no other line has one.
  const sorted = [...given].sort(
    (one, other) => Number(one.role === '') - Number(other.role === ''),
  )
  for (const { role, name: text } of sorted) {
    const name = namedCreator(context, text, place)
    if (name === undefined || (role === '' && credited.has(name))) continue
    const known = roleOf(role) || 'other'
    credited.add(name)
    credits.set(`${known}:${name}`, { role: known, name })
  }
  return [...credits.values()]
}

/** From the comic's own record, or from those of its stories where they tell more. */
export function storyTitlesOf(comic: ImportedComic, ties: readonly ImportedTie[]): string[] {
  const apart = ties.flatMap(({ story }) => story ?? []).sort((one, other) => one.id - other.id)
  const byId = new Map(apart.map(({ id, title }) => [id, title]))
  const own = comic.storyTitles ?? []
  const titles = own.length >= byId.size ? own : [...byId.values()]
  return titles
    .map(safeText)
    .filter((title) => title !== '')
    .slice(0, MOST_STORIES)
}
