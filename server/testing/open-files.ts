/**
 * `open-files.ts FOLDER`: reads a time from its input and opens a file of that folder then, and
 * another every 20 ms: several of these meet at each of them.
 */
import { once } from 'node:events'
import { join } from 'node:path'
import { openSqlite } from '../store/open-sqlite.ts'

const [folder = ''] = process.argv.slice(2)
console.log('ready')
const [line] = await once(process.stdin, 'data')
for (let count = 0; count < 40; count += 1) {
  while (Date.now() < Number(line) + count * 20);
  openSqlite(join(folder, `${count}.sqlite`))
}
process.exit(0)
