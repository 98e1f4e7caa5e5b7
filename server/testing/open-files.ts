/**
 * `open-files.ts FOLDER`: reads a start time from its input, then opens a new file of that folder
 * every 20 ms, so that several of these processes collide at each file.
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
