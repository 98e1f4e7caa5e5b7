import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { createRsbuild, loadConfig } from '@rsbuild/core'
import { toLandingHtml } from './landing-html.ts'
import { layServiceWorker } from './service-worker-file.ts'
import { siteVersion } from './site-version.ts'

/** All text files except the pages: those are filled and compressed when a server starts. */
const COMPRESSIBLE = /\.(js|css|svg|txt|json|webmanifest)$/

const root = join(import.meta.dirname, '..')
const site = join(root, 'dist')
// Built in a temporary folder and renamed: a build that fails or is killed leaves the old site
// intact.
const unfinished = join(root, 'dist.unfinished')

rmSync(unfinished, { recursive: true, force: true })
process.env.NODE_ENV = 'production'
process.env.SITE_DIR = unfinished
const { content } = await loadConfig({ cwd: root })
const rsbuild = await createRsbuild({ cwd: root, config: { ...content, mode: 'production' } })
const { close } = await rsbuild.build()
await close()

layServiceWorker(unfinished)
await prerender(unfinished)
compressFiles(unfinished)
writeFileSync(join(unfinished, 'version.json'), JSON.stringify({ version: siteVersion() }))
rmSync(site, { recursive: true, force: true })
renameSync(unfinished, site)

/** Makes two pages of the built one: the landing page, and the shell of all others. */
async function prerender(folder: string): Promise<void> {
  const program = join(folder, '.prerender')
  const { landingStarter, prerenderLandingPage } = await import(
    pathToFileURL(join(program, 'prerender.js')).href
  )
  renameSync(join(folder, 'index.html'), join(folder, 'shell.html'))
  const html = toLandingHtml(readFileSync(join(folder, 'shell.html'), 'utf8'), {
    markup: prerenderLandingPage(),
    starter: landingStarter,
    readStyle: (href) => readFileSync(join(folder, href), 'utf8'),
  })
  writeFileSync(join(folder, 'index.html'), html)
  rmSync(program, { recursive: true })
}

/**
 * Precompresses: writes `file.br` and `file.gz` beside each text file, so that the server never
 * compresses them.
 */
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
