/**
 * `npm run members -- list | show WHO | verify WHO | reset-link WHO | disable WHO | enable WHO |
 * sign-out-everywhere WHO | delete WHO | audit`: what whoever runs the site does to accounts.
 */
import { createInterface } from 'node:readline'
import { runCommand } from './run-command.ts'

async function ask(question: string): Promise<string | undefined> {
  // On standard error: standard output is for whoever reads the result.
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  lines.setPrompt(question)
  lines.prompt()
  for await (const line of lines) return line
  return undefined
}

const code = await runCommand(process.argv.slice(2), process.env, {
  print: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(`${text}\n`),
  ask,
  width: process.stdout.columns,
})
// Exits at once: retries against an unreachable store would keep the process alive.
if (code !== 0) process.exit(code)
