import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Pictures } from '#art/pictures.ts'
import { loadShippedCatalogue } from '#catalogue/testing/shipped-catalogue.ts'
import { mirrorCommand } from '../catalogue/mirror/mirror-command.ts'
import { MirrorPictures } from '../catalogue/mirror/mirror-pictures.ts'

/** As `npm run catalogue -- mirror` does it, without what a server may have left; returns its index. */
export async function writeShippedMirror(
  folder: string,
): Promise<{ files: number; bytes: number }> {
  const terminal = {
    print: () => {},
    tell: (line: string) => process.stderr.write(`${line}\n`),
    redraw: undefined,
    now: () => performance.now(),
    signal: { aborted: false },
  }
  const call = [folder, '--base-url', 'https://mirror.example']
  const code = await mirrorCommand(call, { DATA_DIR: `${folder}.none` }, terminal)
  if (code !== 0) throw new Error('The mirror was not written.')
  return JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
}

/** Draws so many whole pictures of comics, spread over all, in two lanes as the command does. */
export async function drawMirrorPictures(count: number): Promise<{ seconds: number; all: number }> {
  const catalogue = loadShippedCatalogue()
  const pictures = new MirrorPictures(catalogue, new Pictures(catalogue), [''])
  const comics = [...pictures.records()].filter(({ kind }) => kind === 'comics')
  const chosen = Array.from({ length: count }, (_, place) => {
    const record = comics[Math.floor((place * comics.length) / count)]
    if (record === undefined) throw new Error('There are no comics.')
    return record
  }).values()
  const began = performance.now()
  const lane = async () => {
    for (const record of chosen) {
      for (const file of pictures.files(record)) await pictures.draw(file)
    }
  }
  await Promise.all([lane(), lane()])
  const seconds = (performance.now() - began) / 1000
  const all = pictures.count
  await pictures.close()
  return { seconds, all }
}
