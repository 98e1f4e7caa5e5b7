import { createHash } from 'node:crypto'

const WHOLE = /^\$\{([^}]+)\}$/
const PART = /\$\{([^}]+)\}/g

/**
 * The text with its `${variables}` replaced. A text that is nothing but a variable stands for the
 * variable's value, whatever that is.
 * @param {string} text
 * @param {Record<string, unknown>} variables
 * @returns {unknown}
 */
export function fill(text, variables) {
  const [, whole] = WHOLE.exec(text) ?? []
  if (whole !== undefined) return read(whole, variables)
  return text.replaceAll(PART, (_all, name) => String(read(name, variables)))
}

/** @type {(name: string, variables: Record<string, unknown>) => unknown} */
function read(name, variables) {
  if (name.startsWith('hash:')) return sign(name.slice('hash:'.length), variables)
  if (!(name in variables)) throw new Error(`There is no variable ${name}.`)
  return variables[name]
}

/**
 * The `hash` of a call at this `ts`.
 * @type {(ts: string, variables: Record<string, unknown>) => string}
 */
function sign(ts, { publicKey, privateKey }) {
  return createHash('md5').update(`${ts}${privateKey}${publicKey}`).digest('hex')
}
