import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { createRsbuild, loadConfig } from '@rsbuild/core'
import { siteVersion } from './site-version.ts'

const COMPRESSIBLE = /\.(html|js|css|svg|txt|json|webmanifest)$/

const root = join(import.meta.dirname, '..')
const site = join(root, 'dist')
// Built aside and moved into place: a build that fails or is killed leaves the old site whole.
const unfinished = join(root, 'dist.unfinished')

rmSync(unfinished, { recursive: true, force: true })
process.env.NODE_ENV = 'production'
process.env.SITE_DIR = unfinished
const { content } = await loadConfig({ cwd: root })
const rsbuild = await createRsbuild({ cwd: root, config: { ...content, mode: 'production' } })
const { close } = await rsbuild.build()
await close()

compressFiles(unfinished)
writeFileSync(join(unfinished, 'version.json'), JSON.stringify({ version: siteVersion() }))
rmSync(site, { recursive: true, force: true })
renameSync(unfinished, site)

/** Lays `file.br` and `file.gz` beside each text, so that the server never compresses. */
function compressFiles(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const body = readFileSync(file)
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
    writeFileSync(`${file}.br`, brotliCompressSync(body, { params }))
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }))
  }
}
