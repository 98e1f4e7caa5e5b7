import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../load/data-lines.ts'

/** SHA-1: it has to be fast, and nobody gains by a collision. */
export const DIGEST_BYTES = 20

const CODE = join(import.meta.dirname, '..')

/**
 * What a snapshot depends on: the data, the code that loads, orders and stores it, and the version of
 * Node, whose serialization it uses. Of the data, layers included, all texts one folder down count, so that a kind
 * that the loader learns to read is not forgotten here.
 */
export function digestOf(folder: string, layers: readonly string[] = [], code = CODE): string {
  const digest = createHash('sha1').update(process.version)
  const add = (parent: string, kind: string, ending: string) => {
    for (const name of listFiles(join(parent, kind), ending)) {
      const bytes = readFileSync(join(parent, kind, name))
      digest.update(`\n${kind}/${name} ${bytes.length}\n`).update(bytes)
    }
  }
  for (const part of ['load', 'index', 'snapshot']) add(code, part, '.ts')
  for (const data of [folder, ...layers]) {
    digest.update('\nlayer\n')
    add(data, '', 'layer.txt')
    for (const kind of readdirSync(data).sort()) add(data, kind, '.txt')
  }
  return digest.digest('hex')
}
