import { type Dirent, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Attribution, Layer } from '#contract/catalogue-layer.ts'
import { DataLine, type LayerMark, SHIPPED } from './data-lines.ts'
import type { Faults } from './faults.ts'
import { readChanged } from './fields.ts'

export const LAYER_FILE = 'layer.txt'
const COLUMNS = 5
const OVERWRITES = 'overwrites'
/** Records have a bit for each layer, in what the engine stores as a small integer. */
const MAX_LAYERS = 29
/** It stands in front of the files of the layer wherever one of them is named. */
const NAME = /^[^/\\]{1,40}$/
/** Folders of a layer that are read. One that is not would be forgotten without a word. */
const KINDS = [
  'characters',
  'teams',
  'creators',
  'series',
  'issues',
  'ids',
  'events',
  'arcs',
  'origins',
]

/** A folder of facts, and what is known of it. */
export interface LayerFolder {
  folder: string
  mark: LayerMark
  /** Null for the facts at the bottom, over which the others are laid. */
  layer: Layer | null
}

/** The folder at the bottom, and those that are laid over it, in this order. */
export function readLayers(
  folder: string,
  layers: readonly string[],
  faults: Faults,
): LayerFolder[] {
  const folders: LayerFolder[] = [{ folder, mark: SHIPPED, layer: null }]
  for (const [place, path] of layers.entries()) {
    const read = readLayer(path, place + 1, faults)
    if (read === undefined) continue
    const { mark } = read
    const head = { file: `${mark.name}/${LAYER_FILE}`, line: 1 }
    const twin = folders.find((other) => other.mark.name === mark.name)
    if (twin !== undefined) {
      const both = `${twin.folder} and ${path}`
      faults.add(
        head,
        `another layer is called "${mark.name}": change the name in layer.txt of one of ${both}`,
      )
    }
    if (mark.number > MAX_LAYERS) faults.add(head, `${MAX_LAYERS} layers at most are known`)
    folders.push(read)
  }
  return folders
}

/** `layer | gcd | CC BY-SA 4.0 https://… | Grand Comics Database https://… | 2026-11-18` */
function readLayer(folder: string, number: number, faults: Faults): LayerFolder | undefined {
  const file = `${basename(folder)}/${LAYER_FILE}`
  const lines = readFileSync(join(folder, LAYER_FILE), 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .flatMap((text, index) =>
      /^\s*(#|$)/.test(text) ? [] : new DataLine({ file, line: index + 1 }, text, faults),
    )
  const [head, second, ...rest] = lines
  if (head === undefined || head.field(0) !== 'layer') {
    faults.add({ file, line: head?.line ?? 1 }, `does not begin with "layer | name | licence"`)
    return undefined
  }
  if (!head.hasShape(COLUMNS, COLUMNS)) return undefined
  const name = head.field(1)
  if (!NAME.test(name))
    head.fault(`"${name}" is not a name of 40 characters at most, without a slash`)
  readChanged(head, COLUMNS - 1)
  for (const { name: kind } of readdirSync(folder, { withFileTypes: true }).filter(isFolder)) {
    if (!KINDS.includes(kind))
      head.fault(`has a folder ${kind}, which is none of ${KINDS.join(', ')}`)
  }
  const overwrites = second?.field(0) === OVERWRITES && second.fields.length === 1
  for (const line of overwrites ? rest : lines.slice(1)) {
    line.fault(`is not "${OVERWRITES}", the only line that may follow`)
  }
  const layer = { name, licence: readAttribution(head, 2), source: readAttribution(head, 3) }
  return { folder, mark: { number, name, overwrites }, layer }
}

function isFolder(entry: Dirent): boolean {
  return entry.isDirectory() && !entry.name.startsWith('.')
}

/** Words, with an address behind them or alone. */
function readAttribution(line: DataLine, index: number): Attribution {
  const text = line.field(index)
  const [, words = '', url] = /^(.*?)\s*(https?:\/\/\S+)$/i.exec(text) ?? []
  if (url === undefined) return { words: text, url: null }
  if (!URL.canParse(url)) line.fault(`"${url}" is not an address`)
  return { words: words || url, url }
}
