/**
 * Words that readers write in several ways, each with the spelling under which names are indexed and
 * sought. Roman numerals of a single letter are left out: the X of Professor X is none.
 */
const SPELLINGS = new Map(
  Object.entries({
    dr: 'doctor',
    doc: 'doctor',
    mr: 'mister',
    mrs: 'missus',
    st: 'saint',
    prof: 'professor',
    capt: 'captain',
    cpt: 'captain',
    sgt: 'sergeant',
    lt: 'lieutenant',
    cmdr: 'commander',
    vs: 'versus',
    jr: 'junior',
    sr: 'senior',
    nite: 'night',
    lite: 'light',
    n: 'and',
    '1': 'one',
    '2': 'two',
    '3': 'three',
    '4': 'four',
    '5': 'five',
    '6': 'six',
    '7': 'seven',
    '8': 'eight',
    '9': 'nine',
    '10': 'ten',
    ii: 'two',
    iii: 'three',
    iv: 'four',
    vi: 'six',
    vii: 'seven',
    viii: 'eight',
    ix: 'nine',
  }),
)

/** Titles of persons that readers leave out: Doctor Doom is Doom to them. */
const HONORIFICS = new Set([
  'doctor',
  'mister',
  'missus',
  'ms',
  'professor',
  'captain',
  'sergeant',
  'lieutenant',
  'baron',
  'agent',
  'king',
])

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

export function spelledOut(word: string): string {
  return SPELLINGS.get(word) ?? word
}

export function isHonorific(word: string): boolean {
  return HONORIFICS.has(word)
}

/** `two` → 2; undefined for other words. */
export function numberInWords(word: string): number | undefined {
  const place = NUMBERS.indexOf(word)
  return place === -1 ? undefined : place + 1
}
