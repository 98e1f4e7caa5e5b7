import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Catalogue } from '#catalogue/index/catalogue.ts'
import { MIRROR_SUFFIX } from '#contract/mirror-addresses.ts'
import { grouped } from '../../progress-bar.ts'
import type { MirrorFolder } from './mirror-folder.ts'
import { INDEX, indexOf, NEEDS_A_SERVER } from './mirror-index.ts'
import type { MirrorState } from './mirror-state.ts'

/** What stands beside the wire: the index, and how a host serves it. */
export function writeNotes(target: MirrorFolder, catalogue: Catalogue, state: MirrorState): void {
  const { baseUrl, suffix } = state.input
  const { files, bytes } = state.counts()
  const notes = suffix === MIRROR_SUFFIX ? 'host-files' : 'host-folders'
  const words = {
    HOST_NAME: new URL(baseUrl).hostname,
    BASE_URL: baseUrl,
    FILES: grouped(files),
    SIZE: `${(bytes / 1e6).toFixed(0)} MB`,
    NEEDS_A_SERVER: NEEDS_A_SERVER.map((line) => `- ${line}`).join('\n'),
  }
  const put = (path: string, text: string) => {
    const bytes = Buffer.from(text)
    target.putIfOther({ path, bytes, key: path })
  }
  put('README.md', filled(readFileSync(join(import.meta.dirname, `${notes}.md`), 'utf8'), words))
  put('_headers', readFileSync(join(import.meta.dirname, 'host-headers.txt'), 'utf8'))
  if (suffix !== MIRROR_SUFFIX) put('.nojekyll', '')
  put(INDEX, `${JSON.stringify(indexOf(catalogue, state), null, 2)}\n`)
}

function filled(text: string, words: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => words[name] ?? '')
}
