import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeIssueNumbers } from '../load/issue-numbers.ts'
import { titleKey } from '../match/title-key.ts'
import { writeFacts } from './comic-facts.ts'
import type { Layer, LayerRun } from './layer.ts'
import { compareNumbers, writeIds } from './printed-number.ts'

const KINDS = ['characters', 'creators', 'series', 'issues', 'events', 'ids', 'origins']

/** Each file replaces its predecessor at once: whoever reads meanwhile has the old one or the new one. */
export function writeLayer(folder: string, layer: Layer, heading: readonly string[]): void {
  const written = new Set<string>()
  for (const [file, lines] of filesOf(layer, heading)) {
    if (lines.length === 0) continue
    replaceFile(join(folder, file), `${lines.join('\n')}\n`)
    written.add(file)
  }
  for (const kind of KINDS) {
    for (const name of namesIn(join(folder, kind))) {
      if (!written.has(`${kind}/${name}`)) rmSync(join(folder, kind, name))
    }
  }
}

function replaceFile(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.part`, text)
  renameSync(`${file}.part`, file)
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.txt') || name.endsWith('.part'))
  } catch {
    // The layer has nothing of this kind.
    return []
  }
}

function* filesOf(layer: Layer, heading: readonly string[]): Generator<[string, string[]]> {
  const first = [lineOf(['layer', ...heading]), ...(layer.overwrites ? ['overwrites'] : [])]
  yield ['layer.txt', first]
  yield ['characters/imported.txt', Array.from(layer.characters.values(), lineOf)]
  yield ['creators/imported.txt', Array.from(layer.creators.values(), lineOf)]
  for (const [letter, runs] of byLetter(layer)) {
    yield [`series/${letter}.txt`, runs.flatMap((run) => seriesLines(run))]
    yield [`issues/${letter}.txt`, runs.flatMap((run) => issueLines(run))]
  }
  yield ['events/imported.txt', eventLines(layer)]
  yield ['ids/imported.txt', layer.ids.map(lineOf)]
  yield ['origins/imported.txt', originLines(layer)]
}

function lineOf(fields: readonly string[]): string {
  return fields
    .join(' | ')
    .replace(/(?: \| *)+$/, '')
    .trimEnd()
}

/** A file for each first letter: one for all would be too long to read. */
function byLetter(layer: Layer): Map<string, LayerRun[]> {
  const letters = new Map<string, LayerRun[]>()
  for (const run of layer.runs.values()) {
    const letter = /^[a-z]/.exec(titleKey(run.title))?.[0] ?? 'other'
    letters.set(letter, [...(letters.get(letter) ?? []), run])
  }
  return letters
}

function seriesLines(run: LayerRun): string[] {
  const comics = [...run.comics.values()]
  const numbers = writeIssueNumbers(comics.map(({ number }) => number))
  const lines: string[] = []
  if (run.heading !== undefined) {
    lines.push(lineOf(run.heading.map((field, place) => (place === 7 ? numbers : field))))
  } else if (comics.length > 0 || run.variants.length > 0 || run.collects.size > 0) {
    lines.push(
      `# ${run.title}`,
      lineOf(['more', `[${run.series}]`, numbers, run.months, run.changed]),
    )
  }
  if (comics.length > 0) {
    const stories = comics.map(({ number, story }) => ({ number, id: story }))
    lines.push(
      lineOf(['ids', 'comic', writeIds(comics)]),
      lineOf(['ids', 'story', writeIds(stories)]),
    )
  }
  lines.push(...run.others.map(lineOf))
  for (const { id, number, description, changed, story } of run.variants) {
    lines.push(lineOf(['variant', String(id), number, description, changed, String(story)]))
  }
  for (const [book, bySeries] of run.collects) {
    for (const [series, collected] of bySeries) {
      lines.push(lineOf(['collects', book, `[${series}]`, writeIssueNumbers(collected)]))
    }
  }
  return lines
}

function issueLines(run: LayerRun): string[] {
  const issues = [...run.facts.values()].sort((a, b) => compareNumbers(a.number, b.number))
  const lines = issues.map(({ number, id, facts }) => lineOf([number, id, ...writeFacts(facts)]))
  if (lines.length === 0) return []
  return [`# ${run.title}`, lineOf(['run', `[${run.series}]`, run.changed]), ...lines]
}

function eventLines(layer: Layer): string[] {
  return Array.from(layer.events.values(), ({ fields, parts }) => [
    lineOf(fields),
    ...parts.map(({ role, series, numbers }) =>
      lineOf(['part', role, `[${series}]`, writeIssueNumbers(numbers)]),
    ),
  ]).flat()
}

function originLines(layer: Layer): string[] {
  return Array.from(layer.origins, ([name, id]) => {
    const [kind = '', source = '', key = ''] = name.split('|')
    return lineOf([kind, String(id), source, key])
  })
}
