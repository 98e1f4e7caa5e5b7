import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'

const CLI = join(import.meta.dirname, '../../../../catalogue/cli.ts')
const BASE_URL = 'http://rack.example'
/** Of its own, so that a small disk can be mounted in it. */
const NAMESPACE = ['--mount', ...(process.getuid?.() === 0 ? [] : ['--user', '--map-root-user'])]

export const canMount =
  spawnSync('unshare', [...NAMESPACE, 'mount', '-t', 'tmpfs', 'tmpfs', '/tmp']).status === 0

/**
 * The command as a person starts it, which gets this signal when it says that a tenth is written (whoever
 * waited for that line outside might be too late), and once more at its last words: of Ctrl+C the terminal
 * sends one, and the launcher another.
 */
export function runUntilSignal(
  folder: string,
  environment: Record<string, string>,
  signal: NodeJS.Signals,
) {
  const preload = `
    const { write } = process.stderr
    let sent = false
    process.stderr.write = (text, ...more) => {
      const isTenth = !sent && /^\\d\\d %/.test(text)
      if (isTenth || /^Stopped/.test(text)) sent = process.kill(process.pid, '${signal}')
      return write.call(process.stderr, text, ...more)
    }
  `
  const load = ['--import', `data:text/javascript,${encodeURIComponent(preload)}`]
  const args = [...load, CLI, 'mirror', folder, '--base-url', BASE_URL]
  const env = { ...process.env, ...environment }
  const ended = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
  return { end: ended.signal ?? ended.status, told: ended.stderr }
}

/** For a shell. */
export function commandFor(folder: string): string {
  return `"${process.execPath}" "${CLI}" mirror "${folder}" --base-url ${BASE_URL}`
}

/** What a script of the shell prints that may mount. */
export function runInNamespace(script: string, environment: Record<string, string>): string {
  const env = { ...process.env, ...environment }
  return execFileSync('unshare', [...NAMESPACE, 'sh', '-ec', script], { encoding: 'utf8', env })
}
