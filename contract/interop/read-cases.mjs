import { readdirSync, readFileSync } from 'node:fs'

/** @typedef {import('./run-case.mjs').Case} Case */
/** @typedef {{ title: string, shapes?: Record<string, unknown>, cases: Case[] }} CaseFile */

const folder = new URL('./', import.meta.url)

/** The files of cases: those that begin with a number. */
export const CASE_FILES = readdirSync(folder)
  .filter((name) => /^\d\d.*\.json$/.test(name))
  .sort()

/**
 * @template Content
 * @param {string} name
 * @returns {Content}
 */
export function readJson(name) {
  return JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
}

/** All cases, each with the shapes that it may use. */
export function readCases() {
  const common = /** @type {Record<string, unknown>} */ (readJson('shapes.json'))
  return CASE_FILES.flatMap((name) => {
    const { shapes, cases } = /** @type {CaseFile} */ (readJson(name))
    const known = { ...common, ...shapes }
    return cases.map((testCase) => ({ testCase, shapes: known, file: name }))
  })
}

/**
 * @typedef {object} Choice
 * @property {boolean} fixture the service holds the catalogue of fixture.json
 * @property {boolean} clock and its clock stands at the instant that the fixture names
 * @property {boolean} strict what no client depends on, too
 * @property {string} [only] a section, such as `§9`, or the beginning of ids
 */

/** @type {(testCase: Case, choice: Choice) => boolean} */
export function isChosen({ id, section, given, strict = false }, choice) {
  const { only } = choice
  const named =
    only === undefined || section === only || section.startsWith(`${only}.`) || id.startsWith(only)
  const possible = given === 'any' || (given === 'fixture' ? choice.fixture : choice.clock)
  return named && possible && (choice.strict || !strict)
}
