/** `npm run health`, for containers, cron and monitors: exit code 0 while this machine's server can serve. */
import { checkHealth } from './check-health.ts'

if (process.argv.length > 2) {
  process.stderr.write('Usage: npm run health (HOST and PORT as for the server)\n')
  process.exit(2)
}
const { healthy, message } = await checkHealth(process.env)
const stream = healthy ? process.stdout : process.stderr
stream.write(`${message}\n`)
process.exitCode = healthy ? 0 : 1
