import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { digestOf } from '#catalogue/snapshot/digest.ts'

const PROJECT = join(import.meta.dirname, '../../..')
/** What makes bodies, besides what a snapshot depends on. */
const CODE_OF_BODIES = ['catalogue/wire', 'contract', 'server/catalogue/mirror']
const CODE_OF_PICTURES = ['art', 'server/catalogue/bitmaps']

/** All that the bytes of a mirror depend on. */
export const MirrorInputSchema = z.object({
  baseUrl: z.string(),
  /** What `resourceURI` begins with. */
  resources: z.string(),
  suffix: z.string(),
  /** Of the copyright. */
  year: z.int(),
  /** Of the data, and of the code that reads and writes them. */
  digest: z.string(),
  /** The pictures that each record has: empty for the whole one, otherwise the name of a variant. */
  pictures: z.array(z.string()),
})
export type MirrorInput = z.infer<typeof MirrorInputSchema>

interface Folders {
  data: string
  layers: readonly string[]
  withPictures: boolean
}

export function digestOfInput({ data, layers, withPictures }: Folders): string {
  const digest = createHash('sha1').update(digestOf(data, layers))
  const folders = withPictures ? [...CODE_OF_BODIES, ...CODE_OF_PICTURES] : CODE_OF_BODIES
  for (const folder of folders) addFiles(digest, join(PROJECT, folder))
  return digest.digest('hex')
}

function addFiles(digest: { update(data: string | Buffer): unknown }, folder: string): void {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
  for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
    digest.update(file.slice(PROJECT.length))
    digest.update(readFileSync(file))
  }
}

/** What differs, in words. */
export function differences(before: MirrorInput, now: MirrorInput): string[] {
  const words = {
    baseUrl: `the base URL was ${before.baseUrl}`,
    resources: `resourceURI began with ${before.resources}`,
    suffix: `the files ended in ${before.suffix}`,
    year: `the year of the copyright was ${before.year}`,
    digest: 'the catalogue or the program has changed',
    pictures: `the pictures were ${namesOf(before.pictures)}`,
  }
  const names = Object.keys(words) as (keyof MirrorInput)[]
  return names
    .filter((name) => String(before[name]) !== String(now[name]))
    .map((name) => words[name])
}

export function namesOf(pictures: readonly string[]): string {
  return pictures.length === 0 ? 'none' : pictures.map((name) => name || 'whole').join(', ')
}
