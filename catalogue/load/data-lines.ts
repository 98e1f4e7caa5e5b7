import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Faults, Place } from './faults.ts'

/** The layer of facts that a line is part of. */
export interface LayerMark {
  /** 0 for the facts at the bottom, and counting up. */
  number: number
  /** Empty for the facts at the bottom. */
  name: string
  /** What it states replaces what is there; otherwise it only adds. */
  overwrites: boolean
}

export const SHIPPED: LayerMark = { number: 0, name: '', overwrites: false }

/** One record: its position in the file, and its fields. A missing field reads as empty. */
export class DataLine implements Place {
  readonly file: string
  readonly line: number
  readonly fields: string[]
  readonly layer: LayerMark
  /** Once a line is known to be wrong, consequential faults are not reported. */
  faulty = false
  private readonly faults: Faults

  constructor(place: Place, text: string, faults: Faults, layer = SHIPPED) {
    this.file = place.file
    this.line = place.line
    this.fields = text.split('|').map((field) => field.trim())
    this.layer = layer
    this.faults = faults
  }

  /** This line, with the fields of an earlier one where it has none. */
  over(earlier: DataLine): DataLine {
    const length = Math.max(this.fields.length, earlier.fields.length)
    const fields = Array.from({ length }, (_, index) => this.field(index) || earlier.field(index))
    return new DataLine(this, fields.join('|'), this.faults, this.layer)
  }

  /** The bit of its layer, as records have it. */
  get layerBit(): number {
    return 1 << this.layer.number
  }

  field(index: number): string {
    return this.fields[index] ?? ''
  }

  list(index: number): string[] {
    return splitList(this.field(index))
  }

  fault(words: string): void {
    this.faulty = true
    this.faults.add(this, words)
  }

  /** Reports missing and surplus fields, and returns whether the line can be read at all. */
  hasShape(required: number, allowed: number): boolean {
    if (this.fields.length > allowed) {
      this.fault(`has ${this.fields.length} fields, ${allowed} at most are known`)
      return false
    }
    const missing = this.fields.slice(0, required).includes('') || this.fields.length < required
    if (missing) this.fault(`is too short or has an empty field among its first ${required}`)
    return !missing
  }
}

export function splitList(text: string, separator = ';'): string[] {
  return text
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

/** The records of one kind: all `.txt` files of its folder, in alphabetical order. */
export function readDataLines(
  folder: string,
  kind: string,
  faults: Faults,
  layer = SHIPPED,
): DataLine[] {
  return listFiles(join(folder, kind), '.txt').flatMap((name) => {
    const file = [layer.name, kind, name].filter(Boolean).join('/')
    const text = readFileSync(join(folder, kind, name), 'utf8').replace(/^\uFEFF/, '')
    if (text.includes('\uFFFD')) faults.add({ file, line: 1 }, 'is not UTF-8')
    return text.split(/\r?\n/).flatMap((content, index) => {
      if (/^\s*(#|$)/.test(content)) return []
      return new DataLine({ file, line: index + 1 }, content, faults, layer)
    })
  })
}

/** In alphabetical order. */
export function listFiles(folder: string, ending: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(ending))
      .sort()
  } catch {
    // A missing folder is an empty kind, not a fault.
    return []
  }
}
