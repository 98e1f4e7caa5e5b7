import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onCleanUp } from '#scripts/testing/clean-up.ts'
import { numberFolder } from '../number/number-folder.ts'

/**
 * A data folder with these files, removed after the test. Lines are trimmed of their indent, and
 * comics without an id get one, as the command gives it. Ids of folders below it are taken.
 */
export function buildDataFolder(
  files: Record<string, string>,
  below: readonly string[] = [],
): string {
  const folder = mkdtempSync(join(tmpdir(), 'spinner-rack-data-'))
  onCleanUp(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text.replace(/^ +/gm, ''))
  }
  numberFolder(folder, below)
  return folder
}
