const PLAIN = /^-?\d+(?:\.\d+)?$/

/** How somebody who asks for a number means it: `007` is `7`, `1/2` and `0.5` are `½`, `1.mu` is `1.MU`. */
export function askedForm(text: string): string {
  const halved = text
    .trim()
    .replace(/^0?\.5$/, '½')
    .replace(/\s?(?:½|(?:^|(?<=\s))1\/2)$/, '½')
  return PLAIN.test(halved) ? String(Number(halved)) : halved.toUpperCase()
}
