/** `write-rows.ts FILE`: writes rows for ever and prints the name of each once it is acknowledged. */
import { writeSync } from 'node:fs'
import { openSqlite } from '../store/open-sqlite.ts'

const [file = ''] = process.argv.slice(2)
const database = openSqlite(file)
await database.run('CREATE TABLE IF NOT EXISTS written (name TEXT PRIMARY KEY)')
for (let count = 1; ; count += 1) {
  const name = `${process.pid}-${count}`
  await database.run('INSERT INTO written (name) VALUES (?)', name)
  writeSync(process.stdout.fd, `${name}\n`)
}
