import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LAYER_FILE } from '../load/layers.ts'

export interface LayerHeading {
  name: string
  licence: string
  source: string
  overwrites: boolean
}

/** What a layer that is there says of itself. */
export function readHeading(folder: string): LayerHeading | undefined {
  const file = join(folder, LAYER_FILE)
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .map((line) => line.split('|').map((field) => field.trim()))
  const [, name = '', licence = '', source = ''] = lines.find(([word]) => word === 'layer') ?? []
  return { name, licence, source, overwrites: lines.some(([word]) => word === 'overwrites') }
}
