import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface StartCommand {
  /** Of Node. */
  flags: string[]
  /** The variables that it sets. */
  environment: Record<string, string>
}

/** How `npm start` starts Node, from the manifest. */
export function readStartCommand(): StartCommand {
  const manifest = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')
  const command: string = JSON.parse(manifest).scripts.start
  const set = command.matchAll(/ ([A-Z_]+)=(\S+)/g)
  return {
    flags: command.match(/--\S+/g) ?? [],
    environment: Object.fromEntries(Array.from(set, ([, name, value]) => [name, value])),
  }
}
