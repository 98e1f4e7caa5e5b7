import { pick, type Random } from '#catalogue/testing/random-dataset.ts'

/** Texts that parsers and databases have stumbled over elsewhere. */
const HOSTILE = [
  '',
  '0',
  '1',
  '-1',
  '100',
  '101',
  '1e9',
  '99999999999999999999',
  'NaN',
  'null',
  'true',
  'false',
  '%00',
  '%',
  '%zz',
  '%E0%A4%A',
  '%F0%9F%92%A9',
  'é',
  "' OR 1=1 --",
  '<script>',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '1,2,3,4,5,6,7,8,9,10,11',
  ',,,',
  '1;2',
  '2014-06-10T16:12:58-0400',
  '2013-01-01,2014-01-01',
  '9999-99-99',
  '-',
  '--name',
  'name,-name',
  '{"a":1}',
  '%0d%0aSet-Cookie:x=1',
  'a'.repeat(2000),
  '\u202e',
  'lastWeek',
  'comic',
  '*',
  '[',
  '\\',
]

export function randomText(random: Random): string {
  const length = Math.floor(random() * 12)
  return Array.from({ length }, () => String.fromCharCode(33 + Math.floor(random() * 94))).join('')
}

/** Mostly a hostile text, else printable noise. */
export function hostileText(random: Random): string {
  return random() < 0.7 ? pick(random, HOSTILE) : randomText(random)
}
