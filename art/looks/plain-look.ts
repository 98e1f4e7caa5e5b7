import { Chance } from '../drawing/seed.ts'
import type { EmblemName } from '../emblems/all.ts'
import { emblemForWord } from '../emblems/emblem-for-word.ts'
import type { HeadName } from '../heads/heads.ts'
import { BODY, MASKED } from './cuts.ts'
import { clearest, inksFor } from './ink-words.ts'
import type { CostumePlan, Genre, Look } from './look.ts'
import { type Hint, headOfEmblem, hintOfName } from './name-words.ts'
import { genreOf, posesOf, type StoryFacts } from './stories.ts'

export interface CharacterFacts extends StoryFacts {
  colours: readonly string[]
}

/** Whoever we know nothing of stays behind one of these. */
const COVERS: readonly HeadName[] = ['mask', 'helm', 'hood', 'mask']
const COVERS_BY_GENRE: Partial<Record<Genre, readonly HeadName[]>> = {
  tech: ['helm', 'mask'],
  cosmic: ['helm', 'hood'],
  mystic: ['hood', 'mask'],
  horror: ['hood', 'mask'],
}
/** Heads of beings that wear no clothes. */
export const BEINGS: readonly HeadName[] = [
  'beast',
  'groot',
  'hulk',
  'kaiju',
  'rocky',
  'torch',
  'silver',
  'robot',
]
const MARK_SHARE = 0.6

/**
 * A look from the record alone. Colours and emblem are the catalogue's, the rest is what the name
 * and the teams say. Skin, hair and sex are not known, so nothing is drawn that would show them.
 */
export function plainLook(facts: CharacterFacts): Look {
  const chance = new Chance(facts.name)
  const hint = hintFor(facts)
  const genre = genreOf(facts, hint.genre)
  const head =
    hint.head ?? headOfEmblem(facts.emblem) ?? chance.pick(COVERS_BY_GENRE[genre] ?? COVERS)
  const [main, second, accent] = inksFor(facts.colours, facts.name, {
    isBody: BEINGS.includes(head),
  })
  const emblem = emblemOf(facts, hint)
  const look: Look = {
    main,
    second,
    accent,
    metal: main,
    lips: clearest(main, second, accent),
    head,
    emblem,
    build: hint.build ?? 'slim',
    genre,
    poses: posesOf(facts, genre),
    costume: costumeFor(facts, head, chance),
  }
  if (head === 'torch') look.aura = true
  if (facts.role === 'supporting') return { ...look, unseen: true }
  if (wearsCape(head, genre, chance)) look.cape = second
  if (facts.role === 'hero' && canBeMarked(look) && chance.isTrue(MARK_SHARE)) {
    look.costume = { ...look.costume, mark: emblem, markColour: clearest(main, second, accent) }
  }
  return look
}

/** A civilian's name is a person's: Stone, Wolf or Frost say nothing there. */
function hintFor({ name, role }: CharacterFacts): Hint {
  const isPerson = role === 'supporting' && name.includes(' ')
  return isPerson ? {} : hintOfName(name)
}

function emblemOf({ name, emblem }: CharacterFacts, hint: Hint): EmblemName {
  const initial = /[a-z0-9]/i.exec(name.replace(/^The /, ''))?.[0] ?? 'S'
  return emblemForWord(emblem === '' ? (hint.emblem ?? '') : emblem, initial.toUpperCase())
}

function wearsCape(head: HeadName, genre: Genre, chance: Chance): boolean {
  if (BEINGS.includes(head)) return false
  const share = head === 'hood' || genre === 'mystic' || genre === 'royal' ? 0.7 : 0.2
  return chance.isTrue(share)
}

/** A chest has room for a drawing; an initial there would be a uniform of nobody's. */
function canBeMarked({ head, emblem }: Look): boolean {
  return !BEINGS.includes(head) && head !== 'hood' && !emblem.startsWith('@')
}

function costumeFor({ role }: CharacterFacts, head: HeadName, chance: Chance): CostumePlan {
  if (BEINGS.includes(head)) return { ...BODY, trunks: 'second', eyes: 'accent' }
  const covered: CostumePlan =
    head === 'hood' ? { ...MASKED, head: 'black', top: 'hood', topColour: 'main' } : MASKED
  if (role === 'supporting') return { ...covered, gloves: 'main', legs: 'second', boots: 'black' }
  const legs = chance.pick(['main', 'second'] as const)
  const other = legs === 'main' ? 'second' : 'main'
  const suit: CostumePlan = { ...covered, legs, boots: other, belt: 'accent' }
  return chance.isTrue(0.4) ? { ...suit, trunks: other } : suit
}
