import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface RunningCommand {
  output(): string
  /** Resolves with the milliseconds since the command started. */
  untilPrinted(text: string): Promise<number>
  /** Resolves with the exit code once the command has exited by itself. */
  ended(): Promise<number | null>
  stop(): Promise<void>
}

/** An npm command as a person would type it, in the given folder. */
export function runCommand(
  command: string,
  folder: string,
  environment: Record<string, string>,
): RunningCommand {
  const began = performance.now()
  const env = { ...process.env, ...environment }
  const child = spawn('npm', ['run', '--silent', command], { cwd: folder, env })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const closed = once(child, 'close')
  return {
    output: () => output,
    untilPrinted: async (text) => {
      while (!output.includes(text)) {
        const ended = await Promise.race([
          once(child.stdout, 'data').then(() => false),
          once(child.stderr, 'data').then(() => false),
          closed.then(() => true),
        ])
        if (ended) throw new Error(`${command} ended without "${text}":\n${output}`)
      }
      return performance.now() - began
    },
    ended: async () => (await closed)[0],
    stop: async () => {
      child.kill('SIGTERM')
      await closed
    },
  }
}
