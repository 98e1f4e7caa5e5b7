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
  catalogue: z.string(),
  /** The pictures that each record has: empty for the whole one, otherwise the name of a variant. */
  pictures: z.array(z.string()),
  /** Of the code that draws them; empty without pictures. */
  drawing: z.string(),
})
export type MirrorInput = z.infer<typeof MirrorInputSchema>

export function digestOfCatalogue(data: string, layers: readonly string[]): string {
  return digestOfCode(CODE_OF_BODIES, digestOf(data, layers))
}

export function digestOfDrawing(): string {
  return digestOfCode(CODE_OF_PICTURES)
}

function digestOfCode(folders: string[], before = ''): string {
  const digest = createHash('sha1').update(before)
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

/** What is not worth a word where its cause has changed. */
const CAUSES: Partial<Record<keyof MirrorInput, keyof MirrorInput>> = {
  resources: 'baseUrl',
  drawing: 'pictures',
}

/** What differs, in words. */
export function differences(before: MirrorInput, now: MirrorInput): string[] {
  const words: Record<keyof MirrorInput, string> = {
    baseUrl: `the base URL was ${before.baseUrl}`,
    resources: `resourceURI began with ${before.resources}`,
    suffix: `the files ended in ${before.suffix}`,
    year: `the year of the copyright was ${before.year}`,
    catalogue: 'the catalogue or the program has changed',
    pictures: `the pictures were ${namesOf(before.pictures)}`,
    drawing: 'the drawing of pictures has changed',
  }
  const names = Object.keys(words) as (keyof MirrorInput)[]
  const changed = names.filter((name) => String(before[name]) !== String(now[name]))
  return changed.filter((name) => !isCaused(name, changed)).map((name) => words[name])
}

export function namesOf(pictures: readonly string[]): string {
  return pictures.length === 0 ? 'none' : pictures.map((name) => name || 'whole').join(', ')
}

function isCaused(name: keyof MirrorInput, changed: (keyof MirrorInput)[]): boolean {
  const cause = CAUSES[name]
  return cause !== undefined && changed.includes(cause)
}
