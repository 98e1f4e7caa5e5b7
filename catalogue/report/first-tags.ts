import type { CharacterRecord, Dataset } from '../load/records.ts'
import { seriesName } from '../load/series-names.ts'
import { issuesByName } from './issues-by-name.ts'
import type { Places } from './places.ts'

const TAG = /^(?<what>first|full|death): (?<who>.+)$/

/**
 * Tags of key issues that name nobody, and those that call an issue the first of somebody who appeared
 * before. A person may be named by any name: Scott Lang is met in an issue without Ant-Man.
 */
export function findFirstTags(dataset: Dataset, places: Places): string[] {
  const holders = holdersOfNames(dataset.characters)
  const faults: string[] = []
  for (const [issue, { key, series, number }] of issuesByName(dataset)) {
    for (const tag of key?.tags ?? []) {
      const { what = '', who = '' } = TAG.exec(tag)?.groups ?? {}
      if (what === '') continue
      const fault = faultOf(what, holders.get(who) ?? [], issue)
      const run = dataset.series[series]
      const place = run === undefined ? '' : places.ofKey(seriesName(run), number)
      if (fault !== undefined) faults.push(`${place}"${tag}" of ${issue}: ${fault}`)
    }
  }
  return faults
}

function faultOf(what: string, holders: CharacterRecord[], issue: string): string | undefined {
  if (holders.length === 0) return 'there is nobody of that name'
  if (what !== 'first') return undefined
  const debuts = holders.map(debutOf)
  // Somebody without a known first appearance contradicts nothing.
  if (debuts.some((debut) => debut === issue || debut === undefined)) return undefined
  return `the first appearance is ${debuts.join(' or ')}`
}

function debutOf({ firstAppearance: first }: CharacterRecord): string | undefined {
  if (first === null) return undefined
  return `${seriesName({ title: first.series, startYear: first.startYear })} #${first.number}`
}

function holdersOfNames(characters: CharacterRecord[]): Map<string, CharacterRecord[]> {
  const holders = new Map<string, CharacterRecord[]>()
  for (const character of characters) {
    for (const name of new Set([character.name, character.realName, ...character.aliases])) {
      const others = holders.get(name)
      if (others === undefined) holders.set(name, [character])
      else others.push(character)
    }
  }
  // Who bears a name as a character is meant, not whoever has it among other names.
  for (const character of characters) holders.set(character.name, [character])
  return holders
}
