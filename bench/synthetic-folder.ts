import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Catalogue } from '#catalogue/index/catalogue.ts'
import { loadCatalogue } from '#catalogue/load/load-catalogue.ts'
import { type Size, writeSyntheticCatalogue } from '#catalogue/testing/synthetic-catalogue.ts'

/** A temporary synthetic catalogue on disk while `use` runs. */
export async function withSyntheticFolder<Result>(
  size: Size,
  use: (folder: string) => Result | Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'spinner-rack-bench-'))
  try {
    writeSyntheticCatalogue(folder, size)
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** In this process, with every index built, so that no measured call builds one. */
export function buildSyntheticCatalogue(size: Size): Promise<Catalogue> {
  return withSyntheticFolder(size, (folder) => {
    const catalogue = new Catalogue(loadCatalogue(folder))
    for (const step of catalogue.preparations()) step()
    return catalogue
  })
}
