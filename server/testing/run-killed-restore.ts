/**
 * `run-killed-restore.ts rows|messages FILE`: `npm run data -- restore FILE --replace`, which kills itself
 * as kill -9 does when it has inserted half of the rows, or written messages but removed none.
 */
import { runData } from './run-data.ts'

const [moment, file = ''] = process.argv.slice(2)
const kill = () => process.kill(process.pid, 'SIGKILL')
let isVerified = false

await runData(process.env as Record<string, string>, ['restore', file, '--replace'], {
  redraw: (line) => {
    const share = Number(/(\d+) %/.exec(line)?.[1])
    if (moment === 'rows' && isVerified && share >= 50) kill()
    isVerified ||= share === 100
  },
  onRemoving: () => {
    if (moment === 'messages') kill()
  },
})
process.exit(3)
