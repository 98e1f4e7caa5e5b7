/** @param {string} text */
function isUrl(text) {
  return /^https?:\/\/[^\s/]+/.test(text) && URL.canParse(text)
}

/** @type {(expression: RegExp) => (value: unknown) => boolean} */
function isText(expression) {
  return (value) => typeof value === 'string' && expression.test(value)
}

/**
 * What a value may be where a case does not name it.
 * @type {Record<string, (value: unknown) => boolean>}
 */
export const PLACEHOLDERS = {
  any: () => true,
  string: (value) => typeof value === 'string',
  int: Number.isInteger,
  number: Number.isFinite,
  etag: isText(/^[0-9a-f]{40}$/),
  /** Eastern time, with an offset without a colon. */
  date: isText(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-0[45]00$/),
  /** Neither an offset nor a letter between day and time. */
  time: isText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  year: (value) => Number.isInteger(value) && Number(value) > 999 && Number(value) < 10_000,
  url: (value) => typeof value === 'string' && isUrl(value),
}
