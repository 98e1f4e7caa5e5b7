import type { Build } from '../figures/builds.ts'
import type { HeadName } from '../heads/heads.ts'
import type { Genre } from './look.ts'

/** What a name or an emblem says about a look. Only heads that show no face are given. */
export interface Hint {
  head?: HeadName
  /** A word for the emblem, where the catalogue has none. */
  emblem?: string
  build?: Build
  genre?: Genre
}

/** Whole words of names; the first that fits counts. Parts of words say nothing: `Wolfe` is no wolf. */
const NAME_WORDS: readonly (readonly [words: string, hint: Hint])[] = [
  ['spider|arachne|tarantula', { head: 'web', emblem: 'spider' }],
  ['hulk', { head: 'hulk', emblem: 'fist', build: 'giant', genre: 'monster' }],
  ['swamp|plantman|moss|groot', { head: 'groot', emblem: 'leaf', build: 'giant' }],
  [
    'wolf|werewolf|tiger(?! shark)|lion|lynx|grizzly|gorilla|ape|gibbon|vermin',
    { head: 'beast', emblem: 'claw' },
  ],
  ['man-bull|man-ape|man-wolf|beast|sasquatch|wendigo', { head: 'beast', emblem: 'claw' }],
  [
    'dinosaur|dragon|godzilla|lizard|reptyl|stegron',
    { head: 'kaiju', emblem: 'dragon', genre: 'monster' },
  ],
  [
    'colossus|golem|gargoyle|stone|rockslide|rockman|rock',
    { head: 'rocky', emblem: 'fist', build: 'giant' },
  ],
  ['giant|goliath|titan|juggernaut', { emblem: 'fist', build: 'giant' }],
  [
    'robot|android|machine|adaptoid|sentinel|sentinels|mold|deathlok|ultimo',
    { head: 'robot', emblem: 'gear', genre: 'tech' },
  ],
  ['iron|steel|titanium|armor|armour|guardsman', { head: 'iron', emblem: 'gear', genre: 'tech' }],
  ['chrome|mercury', { head: 'silver', emblem: 'disc' }],
  ['torch|flame|fire|firebrand|inferno|blaze|molten', { head: 'torch', emblem: 'flame' }],
  ['skull|skeleton|death|reaper|tombstone', { head: 'hood', emblem: 'skull', genre: 'horror' }],
  ['ghost|phantom|shadow|shroud|spectre|wraith', { head: 'hood', emblem: 'puff', genre: 'horror' }],
  ['vampire|blood', { head: 'hood', emblem: 'bat', genre: 'horror' }],
  ['night|midnight|nightmare|moon', { head: 'hood', emblem: 'crescent' }],
  [
    'witch|wizard|sorcerer|mystic|voodoo|druid|magus',
    { head: 'hood', emblem: 'eye', genre: 'mystic' },
  ],
  ['monk|hood|cloak|hooded', { head: 'hood', emblem: 'mask' }],
  ['knight|paladin|crusader|swordsman', { head: 'helm', emblem: 'sword' }],
  ['ant|ant-man|wasp|yellowjacket|beetle|hornet|bug|fly', { head: 'helm', emblem: 'ant' }],
  ['star|starhawk|nova|quasar|comet|meteor', { head: 'helm', emblem: 'star8', genre: 'cosmic' }],
  ['rocket|racer|turbo|jetstream', { head: 'helm', emblem: 'rocket' }],
  ['mask|masked|masque', { head: 'mask', emblem: 'mask' }],
  ['bolt|lightning|thunder|shock|electro|volt|surge', { emblem: 'bolt' }],
  ['hawk|eagle|falcon|raven|bird|owl|vulture|angel', { emblem: 'bird' }],
  ['cobra|viper|serpent|snake|adder', { emblem: 'dragon' }],
  ['sword|blade|katana|samurai|rapier', { emblem: 'sword' }],
  ['arrow|archer', { emblem: 'arrow' }],
  ['devil|demon|satan|goblin', { emblem: 'horns' }],
  ['frost|ice|blizzard|diamond|crystal', { emblem: 'gem' }],
  ['sea|shark|orka|tide', { emblem: 'trident' }],
  ['captain|patriot', { emblem: 'star' }],
]

const PATTERNS = NAME_WORDS.map(
  ([words, hint]) => [new RegExp(`(?<![a-z-])(?:${words})(?![a-z-])`, 'i'), hint] as const,
)

/** Emblem words that are worn on the head. */
const WORN: Readonly<Record<string, HeadName>> = {
  helmet: 'helm',
  helm: 'helm',
  visor: 'helm',
  goggles: 'helm',
  dome: 'helm',
  hood: 'hood',
  hoodie: 'hood',
  cloak: 'hood',
  cowl: 'hood',
  shadow: 'hood',
  ghost: 'hood',
  mask: 'mask',
  armour: 'iron',
  robot: 'robot',
  circuit: 'robot',
}

export function hintOfName(name: string): Hint {
  return PATTERNS.find(([pattern]) => pattern.test(name))?.[1] ?? {}
}

export function headOfEmblem(word: string): HeadName | undefined {
  return WORN[word]
}
