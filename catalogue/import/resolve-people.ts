import type { ImportContext } from './context.ts'
import type { ImportedCharacter, ImportedCreator } from './record.ts'
import { safeCreator, safeName } from './safe-text.ts'

const SUFFIX = /^(?:jr|sr)\.?$|^(?:ii|iii|iv)$/i

/** Everybody whom the source has a record of. */
export function resolvePeople(context: ImportContext): void {
  const { staging, characters, creators } = context
  for (const record of staging.all('character')) {
    const name = safeName(record.name)
    const make = (id: number) => characterFields(id, name, record, context.today)
    const { key, originalId, place } = record
    characters.resolve({ kind: 'character', key, name, originalId, place }, make)
  }
  for (const record of staging.all('creator')) {
    const name = safeCreator(record.name)
    const make = (id: number) => creatorFields(id, name, record, context.today)
    const { key, originalId, place } = record
    creators.resolve({ kind: 'creator', key, name, originalId, place }, make)
  }
}

/** The name here of somebody whom a comic names; undefined where nobody can tell who is meant. */
export function namedCharacter(context: ImportContext, text: string, place: string) {
  const name = safeName(text)
  const person = { kind: 'character' as const, key: '', name, originalId: undefined, place }
  const make = (id: number) => characterFields(id, name, {}, context.today)
  return context.characters.resolve(person, make)
}

export function namedCreator(context: ImportContext, text: string, place: string) {
  const name = safeCreator(text)
  const person = { kind: 'creator' as const, key: '', name, originalId: undefined, place }
  const make = (id: number) => creatorFields(id, name, {}, context.today)
  return context.creators.resolve(person, make)
}

function characterFields(
  id: number,
  name: string,
  { realName = '', aliases = [] }: Partial<ImportedCharacter>,
  today: string,
): string[] {
  const others = aliases.map(safeName).filter((alias) => alias !== '' && alias !== name)
  return [String(id), name, safeName(realName), others.join('; '), '', '', '', '', '', today]
}

function creatorFields(
  id: number,
  name: string,
  { parts }: Partial<ImportedCreator>,
  today: string,
): string[] {
  const given = parts && [parts.first, parts.middle, parts.last, parts.suffix].map(safeCreator)
  const fits = given?.filter(Boolean).join(' ') === name
  return [String(id), ...(given !== undefined && fits ? given : splitName(name)), today]
}

/** `John Romita Sr.` → first, middle, last name and suffix; one word is a last name. */
function splitName(name: string): string[] {
  const words = name.split(' ')
  const suffix = words.length > 2 && SUFFIX.test(words.at(-1) ?? '') ? (words.pop() ?? '') : ''
  const last = words.pop() ?? ''
  const [first = '', ...middle] = words
  return [first, middle.join(' '), last, suffix]
}
