import { Chance } from '../drawing/seed.ts'
import type { Pose } from '../figures/poses.ts'
import type { Genre } from './look.ts'

/** Teams tell what kind of story somebody belongs to; the first that fits counts. */
const TEAM_GENRES: readonly (readonly [teams: RegExp, genre: Genre])[] = [
  [/^(Midnight Sons|Legion of Monsters|Nightstalkers|Legion of Night|Monster Hunters)$/, 'horror'],
  [/^(Witches|Salem's Seven)$/, 'mystic'],
  [/^(Howling Commandos|Invaders|Liberty Legion|All-Winners Squad|Young Allies|Crusaders)$/, 'war'],
  [/^(Warriors Three|Heliopolitans|Asgardians of the Galaxy)$/, 'myth'],
  [
    /^(Eternals|Deviants|Kree|Skrulls|Starjammers|Imperial Guard|Celestials|Infinity Watch)$/,
    'cosmic',
  ],
  [/^(Heralds of Galactus|Elders of the Universe|Nova Corps|Black Order|Annihilators)$/, 'cosmic'],
  [/^(Annihilation Wave|Guardians of the Galaxy|Starforce)$/, 'cosmic'],
  [/^(Inhumans|Dora Milaje)$/, 'royal'],
  [/^(X-.+|.+ X-Men|New Mutants|Hellions|Excalibur|Marauders|Generation X|Acolytes)$/, 'mutant'],
  [/^(Morlocks|Weapon X|Alpha Flight|Exiles|Freedom Force|Mutant Liberation Front)$/, 'mutant'],
  [/^(Brotherhood of Evil Mutants|Hellfire Club|Gene Nation|The Five|Quiet Council)$/, 'mutant'],
  [/^(S\.H\.I\.E\.L\.D\.|Hydra|A\.I\.M\.|MI6|MI-?13|Secret Warriors|Agents of Atlas)$/, 'spy'],
]

/** Names that stand for a kind of story by themselves. */
const NAME_GENRES: readonly (readonly [names: RegExp, genre: Genre])[] = [
  [/ Kid$/, 'western'],
  [/^(Doctor|Brother|Baron|Lord) (Voodoo|Druid|Mordo|Strange|Chaos)\b/, 'mystic'],
  [/\b(Watcher|Celestial|Universe|Galaxy|Living Planet)\b/, 'cosmic'],
  [/\b(King|Queen|Prince|Princess|Emperor)\b/, 'royal'],
]

/** Emblems that belong to one kind of story only. */
const EMBLEM_GENRES: readonly (readonly [emblems: RegExp, genre: Genre])[] = [
  [
    /^(gear|circuit|robot|armour|wrench|screwdriver|piston|turbine|console|antenna|atom|dynamo)$/,
    'tech',
  ],
  [/^(planet|comet|galaxy|meteor|starship|saucer|satellite|starburst)$/, 'cosmic'],
  [/^(skull|bat|tombstone|coffin|pentagram|stake|spectre|ghost)$/, 'horror'],
  [/^(rune|sigil|tome|candle|cauldron|broom|idol|amulet)$/, 'mystic'],
  [/^(badge|passport|keyhole)$/, 'spy'],
]

const POSES: Readonly<Record<Genre, readonly Pose[]>> = {
  street: ['crouch', 'leap', 'punch', 'run', 'stand'],
  tech: ['hover', 'stand', 'fly', 'punch'],
  war: ['charge', 'run', 'punch', 'stand'],
  myth: ['stand', 'raise', 'stride', 'charge'],
  monster: ['raise', 'punch', 'stride', 'leap'],
  spy: ['stride', 'run', 'crouch', 'stand'],
  mutant: ['leap', 'raise', 'punch', 'stand', 'hover'],
  villain: ['stand', 'brood', 'raise', 'stride'],
  cosmic: ['hover', 'fly', 'raise', 'stand'],
  horror: ['brood', 'stand', 'crouch', 'raise'],
  royal: ['stand', 'raise', 'stride'],
  mystic: ['hover', 'raise', 'stand'],
  western: ['stand', 'stride', 'brood'],
  romance: ['stride', 'stand'],
  kaiju: ['raise', 'stride'],
  space: ['hover', 'stand', 'leap'],
  team: ['stand', 'stride', 'run', 'leap'],
  humour: ['leap', 'run', 'stand'],
}
/** For those who do not fight. */
const CALM_POSES: readonly Pose[] = ['stand', 'stride']

export interface StoryFacts {
  name: string
  role: string | null
  teams: readonly string[]
  emblem: string
}

export function genreOf(facts: StoryFacts, hinted: Genre | undefined): Genre {
  const { name, role, teams, emblem } = facts
  if (role === 'group') return 'team'
  const known =
    firstGenre(NAME_GENRES, [name]) ??
    hinted ??
    firstGenre(TEAM_GENRES, teams) ??
    firstGenre(EMBLEM_GENRES, [emblem])
  if (role === 'villain') return known === undefined || known === 'mutant' ? 'villain' : known
  return known ?? 'street'
}

/** Each character has an own favourite among the poses of the genre. */
export function posesOf({ name, role }: StoryFacts, genre: Genre): Pose[] {
  const poses = role === 'supporting' ? CALM_POSES : POSES[genre]
  return new Chance(`${name} poses`).shuffled(poses)
}

function firstGenre(
  table: readonly (readonly [words: RegExp, genre: Genre])[],
  texts: readonly string[],
): Genre | undefined {
  return table.find(([words]) => texts.some((text) => words.test(text)))?.[1]
}
