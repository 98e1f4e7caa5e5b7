const MOST_SHOWN = 160

/** @param {unknown} value @returns {value is Record<string, unknown>} */
export function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Equal as JSON, whatever the order of keys.
 * @type {(one: unknown, two: unknown) => boolean}
 */
export function isSame(one, two) {
  if (Array.isArray(one) && Array.isArray(two)) {
    return one.length === two.length && one.every((element, index) => isSame(element, two[index]))
  }
  if (!isObject(one) || !isObject(two)) return Object.is(one, two)
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(two).length &&
    keys.every((key) => Object.hasOwn(two, key) && isSame(one[key], two[key]))
  )
}

/**
 * The values at a path of keys and indices; `*` stands for each element. Empty where there is none.
 * @param {unknown} value
 * @param {string} path
 */
export function valuesAt(value, path) {
  /** @type {unknown[]} */
  let found = [value]
  for (const key of path.split('.')) found = found.flatMap((holder) => step(holder, key))
  return found
}

/**
 * Whether a list stands where the first `*` of a path is: no elements of no list are not an empty list.
 * @type {(value: unknown, path: string) => boolean}
 */
export function hasList(value, path) {
  const [before = ''] = path.split(/\.?\*/)
  return Array.isArray(before === '' ? value : valuesAt(value, before)[0])
}

/** @type {(holder: unknown, key: string) => unknown[]} */
function step(holder, key) {
  if (typeof holder !== 'object' || holder === null) return []
  if (key === '*') return Array.isArray(holder) ? holder : []
  const fields = /** @type {Record<string, unknown>} */ (holder)
  // In a list of its own, as flatMap would take a list apart.
  return Object.hasOwn(fields, key) ? [fields[key]] : []
}

/** @param {unknown} value */
export function show(value) {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text
}
