import { type DataLine, readDataLines } from '../load/data-lines.ts'
import { Faults } from '../load/faults.ts'
import { readFacts } from './comic-facts.ts'
import { Layer, type LayerEvent, type LayerRun, type OriginKind } from './layer.ts'
import { numberKey, readIds, readNumbers } from './printed-number.ts'
import { readHeading } from './read-heading.ts'

/** The series that a reference means, by its id; undefined for one that is not there. */
export type FindSeries = (reference: string) => number | undefined

/** Reads what an earlier import wrote, so that another one adds to it. A new folder is an empty layer. */
export function readLayer(folder: string, findBelow: FindSeries): Layer {
  const faults = new Faults()
  const layer = new Layer()
  layer.overwrites = readHeading(folder)?.overwrites ?? false
  const lines = (kind: string) => readDataLines(folder, kind, faults)
  for (const line of lines('characters')) layer.characters.set(Number(line.field(0)), line.fields)
  for (const line of lines('creators')) layer.creators.set(Number(line.field(0)), line.fields)
  for (const line of lines('ids')) layer.ids.push(line.fields)
  const series = lines('series')
  const find = finderOf(series, findBelow)
  readRuns(series, layer, find)
  readIssueLines(lines('issues'), layer, find)
  readEventLines(lines('events'), layer, find)
  for (const line of lines('origins')) {
    const [kind = '', id, source = '', key = ''] = line.fields
    layer.setOrigin(kind as OriginKind, source, key, Number(id))
  }
  faults.throwIfAny()
  return layer
}

/** Series by `[id]` or by name, those of the layer first. */
function finderOf(lines: DataLine[], findBelow: FindSeries): FindSeries {
  const own = new Map<string, number>()
  for (const line of lines) {
    if (line.field(0) !== 'series') continue
    const year = line.field(3).slice(0, 4)
    own.set(year === '' ? line.field(2) : `${line.field(2)} (${year})`, Number(line.field(1)))
  }
  return (reference) => {
    const byId = /^\[(\d+)\]$/.exec(reference)
    return byId === null ? (own.get(reference) ?? findBelow(reference)) : Number(byId[1])
  }
}

function findOrFault(line: DataLine, reference: string, find: FindSeries): number | undefined {
  const series = find(reference)
  if (series === undefined) line.fault(`there is no series "${reference}"`)
  return series
}

function readRuns(lines: DataLine[], layer: Layer, find: FindSeries): void {
  let run: LayerRun | undefined
  for (const line of lines) {
    const word = line.field(0)
    if (word === 'series') run = openSeries(line, layer)
    else if (word === 'more') run = openMore(line, layer, find)
    else if (run !== undefined) readChild(line, run, find)
  }
}

function openSeries(line: DataLine, layer: Layer): LayerRun {
  const run = layer.run(Number(line.field(1)), line.field(2))
  run.heading = line.fields
  run.changed = line.field(10)
  addNumbers(run, line.field(7))
  return run
}

function openMore(line: DataLine, layer: Layer, find: FindSeries): LayerRun | undefined {
  const series = findOrFault(line, line.field(1), find)
  if (series === undefined) return undefined
  const run = layer.run(series, '')
  addNumbers(run, line.field(2))
  run.months = [run.months, line.field(3)].filter(Boolean).join(' ')
  run.changed = line.field(4)
  return run
}

function addNumbers(run: LayerRun, text: string): void {
  for (const number of readNumbers(text)) {
    run.comics.set(numberKey(number), { number, id: 0, story: 0 })
  }
}

function readChild(line: DataLine, run: LayerRun, find: FindSeries): void {
  const [word, first = ''] = line.fields
  if (word === 'variant') readVariant(line, run)
  else if (word === 'collects') {
    const series = findOrFault(line, line.field(2), find)
    if (series === undefined) return
    for (const number of readNumbers(line.field(3))) run.collect(first, series, number)
  } else if (word === 'ids' && (first === 'comic' || first === 'story')) {
    readStated(line, run, first === 'comic' ? 'id' : 'story')
  } else run.others.push(line.fields)
}

function readVariant(line: DataLine, run: LayerRun): void {
  const [, id, number = '', description = '', changed = '', story] = line.fields
  run.variants.push({ id: Number(id), number, description, changed, story: Number(story) })
}

function readStated(line: DataLine, run: LayerRun, field: 'id' | 'story'): void {
  for (const { number, id } of readIds(line.field(2))) {
    const comic = run.comics.get(numberKey(number))
    if (comic === undefined) line.fault(`#${number} is not in the run`)
    else comic[field] = id
  }
}

function readIssueLines(lines: DataLine[], layer: Layer, find: FindSeries): void {
  let run: LayerRun | undefined
  for (const line of lines) {
    if (line.field(0) === 'run') {
      const series = findOrFault(line, line.field(1), find)
      run = series === undefined ? undefined : layer.run(series, '')
      if (run?.changed === '') run.changed = line.field(2)
      continue
    }
    const [number = '', id = ''] = line.fields
    const key = numberKey(number)
    const comic = run?.comics.get(key)
    if (comic !== undefined && id !== '') comic.id = Number(id)
    run?.facts.set(key, { number, id: comic === undefined ? id : '', facts: readFacts(line) })
  }
}

function readEventLines(lines: DataLine[], layer: Layer, find: FindSeries): void {
  let event: LayerEvent | undefined
  for (const line of lines) {
    if (line.field(0) === 'event') {
      event = { fields: line.fields, parts: [] }
      layer.events.set(Number(line.field(1)), event)
      continue
    }
    const series = findOrFault(line, line.field(2), find)
    if (series === undefined) continue
    event?.parts.push({ role: line.field(1), series, numbers: readNumbers(line.field(3)) })
  }
}
