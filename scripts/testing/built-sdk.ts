import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { laySdk } from '../sdk-files.ts'
import { onCleanUp, shareInFile } from './clean-up.ts'

/** A folder with the client's module and its types, as the site serves them. */
export const shareBuiltSdk = shareInFile(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'spinner-rack-sdk-'))
  onCleanUp(() => rmSync(folder, { recursive: true, force: true }))
  await laySdk(folder)
  return join(folder, 'sdk')
})
