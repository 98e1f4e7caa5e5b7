/**
 * `npm run queries -- list [--since D] [--until D] [--text T] [--unread]`, `… read ID…`,
 * `… export csv|json [FILE]` with the same filters: from whichever store is configured.
 */
import { runCommand } from './run-command.ts'

const code = await runCommand(process.argv.slice(2), process.env, {
  print: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(`${text}\n`),
})
// Exits at once: retries against an unreachable store would keep the process alive.
if (code !== 0) process.exit(code)
