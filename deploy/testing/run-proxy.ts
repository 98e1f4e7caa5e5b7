import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { onCleanUp } from '#scripts/testing/clean-up.ts'

/** Runs a proxy until the test ends; resolves once it has printed that it serves. */
export async function runProxy(
  command: string,
  args: string[],
  { serving, env }: { serving: string; env?: Record<string, string> },
): Promise<void> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const exited = once(child, 'exit')
  onCleanUp(async () => {
    child.kill('SIGTERM')
    await exited
  })
  let output = ''
  await Promise.race([
    new Promise<void>((resolve) => {
      child.stderr.on('data', (chunk) => {
        output += chunk
        if (output.includes(serving)) resolve()
      })
    }),
    exited.then(([code]) => {
      throw new Error(`${command} ended with ${code}: ${output}`)
    }),
  ])
}
