export interface Element {
  name: string
  attributes: ReadonlyMap<string, string>
}

const TAG = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z\d-]+="[^"<>]*")*)(\/?)>/y
const ATTRIBUTE = / ([a-zA-Z\d-]+)="([^"]*)"/g

/** The elements of a drawing in their order. Fails on anything but whole, nested elements without text. */
export function elementsOf(drawing: string): Element[] {
  const elements: Element[] = []
  const open: string[] = []
  TAG.lastIndex = 0
  while (TAG.lastIndex < drawing.length) {
    const start = TAG.lastIndex
    const [, isEnd, name = '', attributes = '', isAlone] = TAG.exec(drawing) ?? fail(drawing, start)
    if (isEnd === '/') {
      if (open.pop() !== name) fail(drawing, start)
      continue
    }
    if (isAlone === '') open.push(name)
    elements.push({ name, attributes: attributesOf(attributes) })
  }
  if (open.length > 0) throw new Error(`Not closed: ${open.join(', ')}`)
  return elements
}

function attributesOf(text: string): Map<string, string> {
  const attributes = new Map<string, string>()
  for (const [, name = '', value = ''] of text.matchAll(ATTRIBUTE)) {
    if (attributes.has(name)) throw new Error(`Twice in one element: ${name} in ${text}`)
    attributes.set(name, value)
  }
  return attributes
}

function fail(drawing: string, place: number): never {
  throw new Error(`Not an element of a drawing: ${drawing.slice(place, place + 120)}`)
}

/** How many numbers each command takes. */
const NUMBERS: Record<string, number> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  q: 4,
  t: 2,
  c: 6,
  s: 4,
  a: 7,
  z: 0,
}
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g

/** The numbers of a path. Fails where a command has too few or too many. */
export function numbersOfPath(path: string): number[] {
  if (!/^M[MLHVQTCSAZmlhvqtcsaz\d\s.,-]*$/.test(path)) throw new Error(`Not a path: ${path}`)
  return Array.from(path.matchAll(/([A-Za-z])([^A-Za-z]*)/g), ([step, command = '', text = '']) => {
    const numbers = (text.match(NUMBER) ?? []).map(Number)
    const count = NUMBERS[command.toLowerCase()] as number
    const isRight = count === 0 ? numbers.length === 0 : isMultiple(numbers.length, count)
    if (!isRight) throw new Error(`Not a step of a path: ${step}`)
    return numbers
  }).flat()
}

function isMultiple(length: number, count: number): boolean {
  return length > 0 && length % count === 0
}
