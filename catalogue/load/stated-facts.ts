import { readCredits, replaceInferred, uniteCredits } from './credits.ts'
import type { DataLine } from './data-lines.ts'
import type { Names } from './names.ts'
import type { Stretch } from './read-spans.ts'
import type { CharacterRecord, ComicRecord, Credit, Position } from './records.ts'

/** Before the names of a cast: nobody else appears in the issue. */
const COMPLETE = '='

/** What is stated of a single issue: who appears in it and who made it. */
export interface Stated {
  credits: Credit[]
  characters: Position[]
  /** The cast is complete, so that nobody follows from the run. */
  complete: boolean
}

export interface People {
  characters: CharacterRecord[]
  characterNames: Names
  creatorNames: Names
}

/** `= Spider-Man; Aunt May`, and credits. */
export function readStated(
  line: DataLine,
  castIndex: number,
  creditsIndex: number,
  { characterNames, creatorNames }: People,
): Stated {
  const cast = line.field(castIndex)
  const complete = cast.startsWith(COMPLETE)
  const names = line.list(castIndex)
  if (complete) names[0] = (names[0] as string).slice(COMPLETE.length).trim()
  return {
    credits: readCredits(line, creditsIndex, creatorNames),
    characters: characterNames.findAll(line, names.filter(Boolean)),
    complete,
  }
}

export function uniteStated(first: Stated, second: Stated): Stated {
  return {
    credits: uniteCredits(first.credits, second.credits),
    characters: [...first.characters, ...second.characters],
    complete: first.complete || second.complete,
  }
}

/**
 * What is stated replaces what is inferred: each task of the credits for itself, the cast where it
 * is complete. Groups are not part of a complete cast, which names persons.
 */
export function withInferred(
  stated: Stated,
  inferred: Stretch,
  { characters }: People,
): Pick<ComicRecord, 'credits' | 'characters' | 'inferredCharacters'> {
  const isGroup = (position: Position) => characters[position]?.role === 'group'
  const told = new Set(stated.characters)
  const rest = inferred.characters.filter(
    (position) => !told.has(position) && (!stated.complete || isGroup(position)),
  )
  return {
    credits: replaceInferred(stated.credits, inferred.credits),
    characters: [...told, ...rest],
    inferredCharacters: rest,
  }
}
