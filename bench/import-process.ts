/** Imports a dump in a process of its own: `import-process.ts read|import FILE FOLDER`. Prints what it took as JSON. */
import { join } from 'node:path'
import { createGcd } from '#catalogue/import/gcd/gcd-source.ts'
import { runImport } from '#catalogue/import/run-import.ts'

const [mode, file = '', folder = ''] = process.argv.slice(2)
const began = process.cpuUsage()
let records = 0

if (mode === 'read') {
  for await (const { record } of createGcd().read([file], { folder })) {
    if (record.kind === 'not understood') throw new Error(`${record.place}: ${record.why}`)
    records += 1
  }
} else {
  await runImport({
    source: createGcd(),
    files: [file],
    into: folder,
    catalogue: join(import.meta.dirname, '../catalogue/data'),
    today: '2026-01-01',
  })
}
const { user, system } = process.cpuUsage(began)
const seconds = (user + system) / 1e6
const { maxRSS } = process.resourceUsage()
process.stdout.write(JSON.stringify({ records, seconds, megabytes: maxRSS / 1024 }))
