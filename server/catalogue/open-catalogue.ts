import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Catalogue } from '#catalogue/index/catalogue.ts'
import { LAYER_FILE } from '#catalogue/load/layers.ts'
import { loadCatalogue } from '#catalogue/load/load-catalogue.ts'
import type { Dataset } from '#catalogue/load/records.ts'
import { digestOf } from '#catalogue/snapshot/digest.ts'
import { readSnapshot, snapshotSteps } from '#catalogue/snapshot/snapshot.ts'
import type { Config } from '../config.ts'
import { StartError } from '../start-error.ts'
import { replacePrivateFile } from '../store/private-files.ts'

export const SNAPSHOT = 'catalogue.snapshot'

export interface OpenedCatalogue {
  catalogue: Catalogue
  /** Small steps that write the snapshot for the next start; none where there is a good one. */
  keepSnapshot: () => Iterable<() => void>
}

/** From the snapshot of the last start where it is of this data, otherwise from the text. */
export function openCatalogue({
  catalogueData,
  catalogueLayers,
  dataDir,
}: Pick<Config, 'catalogueData' | 'catalogueLayers' | 'dataDir'>): OpenedCatalogue {
  checkLayers(catalogueLayers)
  const file = join(dataDir, SNAPSHOT)
  const digest = digestOf(catalogueData, catalogueLayers)
  const dataset = readKept(file, digest)
  if (dataset !== undefined) {
    return { catalogue: new Catalogue(dataset, { ordered: true }), keepSnapshot: () => [] }
  }
  const catalogue = new Catalogue(loadCatalogue(catalogueData, catalogueLayers))
  const keep = (bytes: Buffer) => {
    try {
      // The text may have changed between the digest and the reading.
      if (digestOf(catalogueData, catalogueLayers) === digest) replacePrivateFile(file, bytes)
    } catch {
      // Without a snapshot the next start takes longer, and that is all.
    }
  }
  return { catalogue, keepSnapshot: () => snapshotSteps(catalogue, digest, keep) }
}

export function checkLayers(layers: readonly string[]): void {
  for (const folder of layers) {
    if (!existsSync(join(folder, LAYER_FILE))) {
      throw new StartError(`CATALOGUE_LAYERS: ${folder} is not a folder with a ${LAYER_FILE}.`)
    }
  }
}

function readKept(file: string, digest: string): Dataset | undefined {
  try {
    return readSnapshot(readFileSync(file), digest)
  } catch {
    return undefined
  }
}
