import type { Layer, OriginKind } from './layer.ts'
import { numberKey } from './printed-number.ts'

/** The ids that a layer has given to what it adds: whatever is loaded with it has others. */
export function givenIds(layer: Layer, kind: OriginKind | 'story'): number[] {
  const leading = layer.ids.flatMap(([of, id]) => (of === kind ? Number(id) : []))
  if (kind === 'character') return [...leading, ...layer.characters.keys()]
  if (kind === 'creator') return [...leading, ...layer.creators.keys()]
  if (kind === 'event') return [...leading, ...layer.events.keys()]
  const runs = [...layer.runs.values()]
  if (kind === 'series') return [...leading, ...runs.map(({ series }) => series)]
  const comics = runs.flatMap((run) => [...run.comics.values(), ...run.variants])
  if (kind === 'comic') return [...leading, ...comics.map(({ id }) => id)]
  return runs.flatMap((run) => [
    ...run.variants.map(({ story }) => story),
    ...[...run.comics.values()].flatMap(({ number, story }) => {
      const titles = run.facts.get(numberKey(number))?.facts.storyTitles.length ?? 0
      return storiesFrom(story, titles)
    }),
  ])
}

/** The cover and the stories inside, of which there is one at least. */
export function storiesFrom(first: number, titles: number): number[] {
  return Array.from({ length: 1 + Math.max(1, titles) }, (_, place) => first + place)
}
