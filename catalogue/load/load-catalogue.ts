import { readdir } from 'node:fs/promises'

export interface Catalogue {
  /** The data files that were found, in alphabetical order. */
  files: string[]
}

/** Throws when the folder cannot be read: a server without its catalogue must not start. */
export async function loadCatalogue(folder: string): Promise<Catalogue> {
  const names = await readdir(folder)
  return { files: names.filter((name) => name.endsWith('.txt')).sort() }
}
