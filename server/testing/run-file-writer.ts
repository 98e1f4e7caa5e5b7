/** `run-file-writer.ts FILE LENGTH`: replaces the file for ever, by one letter again and again, and prints a line for each. */
import { writeSync } from 'node:fs'
import { replacePrivateFile } from '../store/private-files.ts'

const [file = '', length] = process.argv.slice(2)
for (let count = 0; ; count += 1) {
  replacePrivateFile(file, Buffer.alloc(Number(length), count % 2 === 0 ? 'a' : 'b'))
  writeSync(process.stdout.fd, '.\n')
}
