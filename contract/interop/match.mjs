// Plain JS without dependencies: the runner works under any Node from 20 on, without an install.
import { PLACEHOLDERS } from './placeholders.mjs'
import { findUnsorted } from './sorted.mjs'
import { isObject, isSame, show } from './values.mjs'
import { fill } from './variables.mjs'

/**
 * What a value is compared in. Each element of a list has variables of its own, so that what is
 * captured there ends with it.
 * @typedef {object} Context
 * @property {Record<string, unknown>} variables
 * @property {Record<string, unknown>} shapes patterns by name, for `$use`
 * @property {boolean} [ordered] keys must stand in the pattern's order
 */
/** @typedef {(argument: unknown, value: unknown, context: Context, where: string) => string[]} Matcher */

const PLACEHOLDER = /^\$([a-z]+)(?: as (\w+))?$/i

/**
 * The differences between a value and a pattern of the case files, in words; none if it matches.
 * @param {unknown} pattern
 * @param {unknown} value
 * @param {Context} context
 * @param {string} [where] path of the value, for the words
 * @returns {string[]}
 */
export function match(pattern, value, context, where = '') {
  if (typeof pattern === 'string') return matchText(pattern, value, context, where)
  if (Array.isArray(pattern)) return matchList(pattern, value, context, where)
  if (!isObject(pattern)) return Object.is(pattern, value) ? [] : [differs(where, value, pattern)]
  const operators = Object.keys(pattern).filter((key) => key.startsWith('$'))
  if (operators.length === 0) return matchObject(pattern, value, context, where)
  return operators.flatMap((name) => operatorOf(name)(pattern[name], value, context, where))
}

/** @type {(pattern: string, value: unknown, context: Context, where: string) => string[]} */
function matchText(pattern, value, context, where) {
  const [, name, variable] = PLACEHOLDER.exec(pattern) ?? []
  if (name === undefined) {
    const expected = fill(pattern, context.variables)
    return isSame(expected, value) ? [] : [differs(where, value, expected)]
  }
  const accepts = PLACEHOLDERS[name]
  if (accepts === undefined) throw new Error(`There is no placeholder $${name}.`)
  if (variable !== undefined) context.variables[variable] = value
  return accepts(value) ? [] : [`${at(where)}${show(value)} is not $${name}`]
}

/** @type {(pattern: unknown[], value: unknown, context: Context, where: string) => string[]} */
function matchList(pattern, value, context, where) {
  if (!Array.isArray(value)) return [differs(where, value, pattern)]
  const areNumbers = pattern.every((element) => typeof element === 'number')
  // Ids are read at a glance side by side, not one by one.
  if (areNumbers) return isSame(pattern, value) ? [] : [differs(where, value, pattern)]
  if (pattern.length !== value.length) {
    return [`${at(where)}${value.length} elements instead of ${pattern.length}: ${show(value)}`]
  }
  return pattern.flatMap((element, index) =>
    match(element, value[index], context, join(where, index)),
  )
}

/** @type {(pattern: Record<string, unknown>, value: unknown, context: Context, where: string) => string[]} */
function matchObject(pattern, value, context, where) {
  if (!isObject(value)) return [differs(where, value, pattern)]
  const faults = matchFields(pattern, value, context, where)
  const more = Object.keys(value).filter((key) => !Object.hasOwn(pattern, key))
  if (more.length > 0) faults.push(`${at(where)}has ${more.join(', ')} as well`)
  const [found, wanted] = [Object.keys(value).join(', '), Object.keys(pattern).join(', ')]
  if (context.ordered && found !== wanted) faults.push(`${at(where)}${found} in place of ${wanted}`)
  return faults
}

/** @type {Matcher} */
function matchFields(pattern, value, context, where) {
  if (!isObject(value) || !isObject(pattern)) return [differs(where, value, pattern)]
  return Object.entries(pattern).flatMap(([key, inner]) =>
    Object.hasOwn(value, key)
      ? match(inner, value[key], context, join(where, key))
      : [`${join(where, key)}: missing`],
  )
}

/** @type {Record<string, Matcher>} */
const OPERATORS = {
  /** At least these fields. */
  $has: matchFields,

  /** A shape of `shapes.json`, or one of the file's own. */
  $use: (name, value, context, where) => {
    const shape = context.shapes[String(name)]
    if (shape === undefined) throw new Error(`There is no shape ${name}.`)
    return match(shape, value, context, where)
  },

  /** Keys in the order of the pattern, at every depth. */
  $ordered: (pattern, value, context, where) =>
    match(pattern, value, { ...context, ordered: true }, where),

  $all: (patterns, value, context, where) =>
    listOf(patterns, context).flatMap((pattern) => match(pattern, value, context, where)),

  $each: (pattern, value, context, where) => {
    if (!Array.isArray(value)) return [`${at(where)}${show(value)} is no list`]
    return value.flatMap((element, index) => {
      const variables = Object.create(context.variables)
      return match(pattern, element, { ...context, variables }, join(where, index))
    })
  },

  $length: (pattern, value, context, where) =>
    typeof value === 'string' || Array.isArray(value)
      ? match(pattern, value.length, context, `length of ${where}`)
      : [`${at(where)}${show(value)} has no length`],

  /** A text has each of these parts; a list has an element for each of these patterns. */
  $contains: (parts, value, context, where) =>
    listOf(parts, context)
      .filter((part) => !holds(value, part, context))
      .map((part) => `${at(where)}${show(part)} is not in ${show(value)}`),

  /** The first elements of a list. */
  $starts: (patterns, value, context, where) => {
    const first = listOf(patterns, context)
    return Array.isArray(value)
      ? match(first, value.slice(0, first.length), context, where)
      : [`${at(where)}${show(value)} is no list`]
  },

  /** One of these. */
  $in: (patterns, value, context, where) => {
    const choices = listOf(patterns, context)
    const fits = choices.some((pattern) => match(pattern, value, context, where).length === 0)
    return fits ? [] : [`${at(where)}${show(value)} is none of ${show(choices)}`]
  },

  $not: (pattern, value, context, where) =>
    match(pattern, value, context, where).length > 0
      ? []
      : [`${at(where)}${show(value)} is what it must not be: ${show(pattern)}`],

  /** A regular expression. */
  $match: (expression, value, _context, where) =>
    typeof value === 'string' && new RegExp(String(expression)).test(value)
      ? []
      : [`${at(where)}${show(value)} does not match ${expression}`],

  /** The smallest of these numbers. */
  $least: (numbers, value, context, where) => {
    const least = Math.min(...listOf(numbers, context).map((number) => numberOf(number, context)))
    return value === least ? [] : [differs(where, value, least)]
  },

  $atLeast: (number, value, context, where) =>
    typeof value === 'number' && value >= numberOf(number, context)
      ? []
      : [`${at(where)}${show(value)} is less than ${show(number)}`],

  /** No two elements are the same. */
  $distinct: (_true, value, _context, where) => {
    if (!Array.isArray(value)) return [`${at(where)}${show(value)} is no list`]
    const texts = value.map((element) => JSON.stringify(element))
    const twice = texts.find((text, index) => texts.indexOf(text) !== index)
    return twice === undefined ? [] : [`${at(where)}${twice} comes twice`]
  },

  /** In the order of these fields; `-` before one is descending. */
  $sorted: (fields, value, context, where) => {
    if (!Array.isArray(value)) return [`${at(where)}${show(value)} is no list`]
    const orders = listOf(fields, context).map(String)
    const index = findUnsorted(value, orders)
    return index === -1 ? [] : [`${join(where, index)}: not in the order ${orders.join(', ')}`]
  },
}

/** @param {string} name */
function operatorOf(name) {
  const operator = OPERATORS[name]
  if (operator === undefined) throw new Error(`There is no operator ${name}.`)
  return operator
}

/** @type {(value: unknown, part: unknown, context: Context) => boolean} */
function holds(value, part, context) {
  if (typeof value === 'string') {
    return value.includes(String(fill(String(part), context.variables)))
  }
  return Array.isArray(value) && value.some((element) => match(part, element, context).length === 0)
}

/** @type {(list: unknown, context: Context) => unknown[]} */
function listOf(list, context) {
  const value = typeof list === 'string' ? fill(list, context.variables) : list
  return Array.isArray(value) ? value : [value]
}

/** @type {(value: unknown, context: Context) => number} */
function numberOf(value, context) {
  return Number(typeof value === 'string' ? fill(value, context.variables) : value)
}

/** @type {(where: string, value: unknown, expected: unknown) => string} */
function differs(where, value, expected) {
  return `${at(where)}${show(value)} instead of ${show(expected)}`
}

/** @param {string} where */
function at(where) {
  return where === '' ? '' : `${where}: `
}

/** @type {(where: string, key: string | number) => string} */
function join(where, key) {
  return where === '' ? String(key) : `${where}.${key}`
}
