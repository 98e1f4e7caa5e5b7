import type { HeadName } from '../heads/heads.ts'

/** Heads that hide the mouth. */
const COVERED: ReadonlySet<HeadName> = new Set([
  'web',
  'mask',
  'maskF',
  'panther',
  'hood',
  'hoodmoon',
  'helm',
  'astronaut',
  'webhood',
  'webdark',
  'deadpool',
  'dome',
  'ant',
  'knight',
  'starlord',
  'anthelm',
  'beetle',
  'birdskull',
  'crownmask',
  'darklord',
  'goldhood',
  'hoodedweb',
  'insect',
  'jagged',
  'manta',
  'moss',
  'patches',
  'quilted',
  'raptor',
  'redwing',
  'veil',
  'warcrest',
])

export function hasMouth(head: HeadName): boolean {
  return !COVERED.has(head)
}
