import { opendir, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Catalogue } from '#catalogue/index/catalogue.ts'
import { BASE_PATH, findEndpoint } from '#catalogue/wire/endpoints.ts'
import { pathOf } from './mirror-answers.ts'
import { codeOf } from './mirror-folder.ts'
import type { MirrorInput } from './mirror-input.ts'
import { hasPage, lengthOf } from './mirror-parts.ts'
import { isStalePicture, PICTURE_FOLDER } from './mirror-pictures.ts'

const WIRE = BASE_PATH.slice(1)

interface Stale {
  folder: string
  catalogue: Catalogue
  input: MirrorInput
  signal: Pick<AbortSignal, 'aborted'>
}

/**
 * Removes files that an earlier mirror had and this one has not. What has no name of a mirror's file is
 * left alone. Resolves with how many, or undefined if it was interrupted.
 */
export async function removeStale(stale: Stale): Promise<number | undefined> {
  const { folder, catalogue, input, signal } = stale
  let removed = 0
  const isStale = (path: string) =>
    path.startsWith(`${WIRE}/`)
      ? isStaleAnswer(catalogue, path, input.suffix)
      : isStalePicture(catalogue, path, input.pictures)

  async function look(path: string): Promise<void> {
    for await (const entry of await opendir(join(folder, path))) {
      if (signal.aborted) return
      const below = `${path}/${entry.name}`
      if (entry.isDirectory()) await look(below)
      else if (isStale(below)) {
        await rm(join(folder, below))
        removed += 1
      }
    }
    await rmdir(join(folder, path)).catch(unless('ENOTEMPTY', 'EEXIST'))
  }

  await look(WIRE)
  await look(PICTURE_FOLDER).catch(unless('ENOENT'))
  return signal.aborted ? undefined : removed
}

function isStaleAnswer(catalogue: Catalogue, path: string, suffix: string): boolean {
  if (!path.endsWith(suffix)) return false
  const [address = '', page = '0', ...rest] = path.slice(0, -suffix.length).split('/pages/')
  const endpoint = findEndpoint(`/${address}`)
  if (endpoint === undefined || rest.length > 0 || !/^\d+$/.test(page)) return false
  const offset = Number(page)
  if (pathOf({ endpoint, offset }, suffix) !== path) return false
  const length = lengthOf(catalogue, endpoint)
  return length === undefined || !hasPage(length, offset)
}

function unless(...codes: string[]): (error: unknown) => void {
  return (error) => {
    if (!codes.includes(codeOf(error))) throw error
  }
}
