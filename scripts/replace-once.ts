/** Throws when the marker is missing, so that the build fails instead of the page. */
export function replaceOnce(
  html: string,
  place: RegExp,
  parts: string[] | ((...match: string[]) => string[]),
): string {
  if (!place.test(html)) throw new Error(`The shell has no ${place}.`)
  return html.replace(place, (...match) =>
    (typeof parts === 'function' ? parts(...match) : parts).join(''),
  )
}
