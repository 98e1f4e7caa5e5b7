/** `npm run catalogue -- check [FOLDER]` */
import { join } from 'node:path'
import { CatalogueError } from './load/faults.ts'
import { loadCatalogue } from './load/load-catalogue.ts'
import type { Dataset } from './load/records.ts'

const [command, folder = join(import.meta.dirname, 'data')] = process.argv.slice(2)

if (command === 'check') process.exitCode = check(folder)
else {
  console.error('Usage: npm run catalogue -- check [FOLDER]')
  process.exitCode = 2
}

function check(folder: string): number {
  try {
    printCounts(loadCatalogue(folder))
    return 0
  } catch (error) {
    console.error(error instanceof CatalogueError ? error.faults.join('\n') : error)
    return 1
  }
}

function printCounts(dataset: Dataset): void {
  for (const [kind, records] of Object.entries(dataset)) console.log(`${kind} ${records.length}`)
}
