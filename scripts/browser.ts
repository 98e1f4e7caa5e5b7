import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { installFromDebian } from './debian-programs.ts'

/** The headless shell first: the same engine without window decorations to draw. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium']
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The steps to find or install a browser, injectable for tests. */
export interface BrowserSource {
  find(): string | undefined
  /** Each returns false when it is not available here, or failed. */
  installFromDebian(): boolean
  downloadFromPlaywright(): boolean
}

/** A Chrome or Chromium that starts: the machine's own, else Debian's, else Playwright's. */
export function ensureBrowser(source: BrowserSource = thisMachine): string {
  const found =
    source.find() ??
    (source.installFromDebian() ? source.find() : undefined) ??
    (source.downloadFromPlaywright() ? source.find() : undefined)
  if (found !== undefined) return found
  throw new Error(
    'The tests need a browser, and none could be installed. Please install Chrome or Chromium ' +
      'so that it is on the PATH, then run npm test again.',
  )
}

export function findBrowser(path = process.env.PATH ?? ''): string | undefined {
  const folders = path.split(delimiter)
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, ...ELSEWHERE, chromium.executablePath()].find(starts)
}

/** Some distributions ship a `chromium` stub that only prints how to install one. */
function starts(file: string): boolean {
  if (!existsSync(file)) return false
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return status === 0 && /chrom/i.test(stdout)
}

const thisMachine: BrowserSource = {
  find: () => findBrowser(),
  installFromDebian: () => DEBIAN_PACKAGES.some((name) => installFromDebian([name])),
  downloadFromPlaywright: () => {
    console.error('Downloading the Chromium of Playwright…')
    const cli = join(import.meta.dirname, '../node_modules/@playwright/test/cli.js')
    return run(process.execPath, [cli, 'install', 'chromium'], process.env)
  },
}

function run(command: string, args: string[], env: NodeJS.ProcessEnv): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
}
