import { Memo } from './drawing/memo.ts'
import type { Genre } from './looks/look.ts'

/** What a title says of its stories. The first that fits wins. */
const BY_TITLE: readonly [pattern: RegExp, genre: Genre][] = [
  [
    /\bwestern\b|\boutlaw\b|\bgun(?:s|slinger|smoke|hawks?)?\b|\bkid colt|rawhide|\btwo-gun|ringo kid|black rider|wyatt earp|annie oakley|\btex\b|\brider(?:s)? of|cowboy|sheriff|\bwild west|ghost rider \(1967/i,
    'western',
  ],
  [
    /\bromances?\b|\blove\b|\blovers?\b|\bmillie\b|\bpatsy\b|\bhedy\b|\bmodel(?:ing)?\b|\bnurse\b|\bgirl'?s? (?:life|confessions)|\bteen\b|my own|\bbride|\bchili\b|\bsherry\b|\bjeanie\b|\bkathy\b|\bdate\b|\blana\b|\bnellie\b|\bamy\b|\bpolly\b|\bmitzi|\bmy girl|\btessie\b|\bcindy\b|\bmargie\b|\brusty\b|\boscar\b|\bgeorgie\b|\bmiss america mag/i,
    'romance',
  ],
  [
    /\bkomics\b|\bfunny|\btoons?\b|\bmighty mouse|\bcomedy\b|\bjoker comics|\bgay comics|\bsilly|\bpowerhouse pepper|\bbrand echh|\bcrazy\b|\bpeter porker|\bgroo\b|\balf\b|\bheathcliff|\bmuppet|\bstrawberry|\bwally the wizard|\bplanet terry|\broyal roy|\btop dog|\bget along|\bfraggle/i,
    'humour',
  ],
  [
    /\bwar\b(?! machine| of kings| of the realms)|\bbattle(?:field|front|ground)?\b(?! of the atom| scars)|\bcombat\b|\bmarines?\b|\bnavy\b|\bcommandos?\b|\bsgt\b|\bg\.?i\.? joe\b|\bthe 'nam\b|\bsoldier\b(?!s? of)|\bdevil-dog|\bspy (?:cases|fighters)/i,
    'war',
  ],
  [
    /\bmonsters?\b|\bcreatures?\b|\bgiants?\b(?!-size)|\bgodzilla\b|\bwhere monsters|\bdevil dinosaur|\bmonsters unleashed/i,
    'kaiju',
  ],
  [
    /\bweird\b|\bstrange (?:stories|tales of the unusual)|\bmystic\b|\bmystery\b|\bmysteries\b|\bspellbound\b|\bhorror\b|\bterror\b|\bfear\b(?! itself)|\bdracula\b|\bwerewolf\b|\bzombies?\b|\bvampire|\btomb\b|\bfrankenstein|\bhellraiser|\bnight ?(?:breed|stalkers)|\bdarkhold|\bmorbius|\bman-thing|\bjourney into unknown|\buncanny tales|\badventures into|\bmarvel tales \(1949|\bsuspense\b|\bmenace\b|\bastonishing \(|\bworld of (?:fantasy|suspense|mystery)|\bunknown worlds|\bcrypt|\bhaunt|\bchamber of/i,
    'horror',
  ],
  [
    /\bstar wars\b|\bspace\b|\bplanets?\b(?! hulk)|\brocket(?:man)?\b(?! raccoon)|\bbattlestar|\bstar trek|\b2001\b|\bmicronauts\b|\brom\b|\balien|\bdarth vader|\bdoctor aphra|\bpoe dameron|\btransformers/i,
    'space',
  ],
]

const genres = new Memo<Genre | 'none'>(3000)

/** Undefined where the title says nothing: then the lead decides. */
export function genreOfTitle(title: string): Genre | undefined {
  const genre = genres.take(
    title,
    () => BY_TITLE.find(([pattern]) => pattern.test(title))?.[1] ?? 'none',
  )
  return genre === 'none' ? undefined : genre
}
