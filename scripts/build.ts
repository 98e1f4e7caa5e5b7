import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { createRsbuild, loadConfig } from '@rsbuild/core'
import { toLandingHtml } from './landing-html.ts'
import { type ChunkFiles, filesOfChunks, filesOfPages } from './page-files.ts'
import { toPrivacyHtml } from './privacy-html.ts'
import { laySdk } from './sdk-files.ts'
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
let chunkFiles: ChunkFiles = new Map()
rsbuild.onAfterEnvironmentCompile(({ environment, stats }) => {
  if (environment.name === 'web' && stats !== undefined) chunkFiles = filesOfChunks(stats)
})
const { close } = await rsbuild.build()
await close()

layServiceWorker(unfinished)
await laySdk(unfinished)
await prerender(unfinished)
writeFileSync(join(unfinished, 'page-files.json'), JSON.stringify(filesOfPages(chunkFiles)))
compressFiles(unfinished)
writeFileSync(join(unfinished, 'version.json'), JSON.stringify({ version: siteVersion() }))
rmSync(site, { recursive: true, force: true })
renameSync(unfinished, site)

/**
 * Makes the pages of the built one: the landing page, the privacy page for either keeper of accounts,
 * and the shell of all others.
 */
async function prerender(folder: string): Promise<void> {
  const program = join(folder, '.prerender')
  const { landingStarter, prerenderLandingPage, prerenderPrivacyPage } = await import(
    pathToFileURL(join(program, 'prerender.js')).href
  )
  renameSync(join(folder, 'index.html'), join(folder, 'shell.html'))
  const shell = readFileSync(join(folder, 'shell.html'), 'utf8')
  const html = toLandingHtml(shell, {
    markup: prerenderLandingPage(),
    starter: landingStarter,
    readStyle: (href) => readFileSync(join(folder, href), 'utf8'),
  })
  writeFileSync(join(folder, 'index.html'), html)
  const styles = readStyles(folder)
  for (const [name, hosted] of [
    ['privacy.html', false],
    ['privacy-hosted.html', true],
  ] as const) {
    const page = toPrivacyHtml(shell, { markup: prerenderPrivacyPage(hosted), styles })
    writeFileSync(join(folder, name), page)
  }
  rmSync(program, { recursive: true })
}

function readStyles(folder: string) {
  const names = readdirSync(join(folder, 'static/css')).filter((name) => name.endsWith('.css'))
  return names.map((name) => ({
    href: `/static/css/${name}`,
    text: readFileSync(join(folder, 'static/css', name), 'utf8'),
  }))
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
