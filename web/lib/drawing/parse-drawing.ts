/** An element of one of our drawings, which use a small subset of SVG without text. */
export interface DrawingElement {
  name: string
  attributes: Attributes
  children: DrawingElement[]
}

export type Attributes = Partial<Record<string, string>>

/** A drawing with any other element or attribute is rejected: no part of a picture is ever left out. */
const ELEMENTS = new Set(
  'svg g defs use path rect circle ellipse clipPath linearGradient stop'.split(' '),
)
const ATTRIBUTES = new Set(
  (
    'xmlns role aria-label id href viewBox preserveAspectRatio x y width height cx cy r rx ry d ' +
    'transform clip-path fill fill-opacity fill-rule stroke stroke-opacity stroke-width ' +
    'stroke-dasharray stroke-linecap stroke-linejoin paint-order ' +
    'gradientUnits x1 y1 x2 y2 offset stop-color'
  ).split(' '),
)

const TAG = /<(\/?)([A-Za-z]+)((?:\s+[A-Za-z][\w:-]*="[^"<]*")*)\s*(\/?)>\s*/y
const ATTRIBUTE = /([A-Za-z][\w:-]*)="([^"<]*)"/g

/** Throws if the text is not one of our drawings. */
export function parseDrawing(markup: string): DrawingElement {
  const top: DrawingElement = { name: '', attributes: {}, children: [] }
  const open = [top]
  TAG.lastIndex = 0
  while (TAG.lastIndex < markup.length) {
    const [, slash, name = '', attributes = '', closed] = TAG.exec(markup) ?? refuse(markup)
    if (slash === '/') {
      if (open.length === 1 || open.pop()?.name !== name) refuse(name)
      continue
    }
    const element = { name: known(ELEMENTS, name), attributes: parse(attributes), children: [] }
    open.at(-1)?.children.push(element)
    if (closed !== '/') open.push(element)
  }
  const [drawing, ...more] = top.children
  if (drawing?.name !== 'svg' || more.length > 0 || open.length > 1) return refuse(markup)
  return drawing
}

function parse(attributes: string): Attributes {
  return Object.fromEntries(
    Array.from(attributes.matchAll(ATTRIBUTE), ([, name = '', value = '']) => [
      known(ATTRIBUTES, name),
      value,
    ]),
  )
}

function known(names: Set<string>, name: string): string {
  return names.has(name) ? name : refuse(name)
}

function refuse(what: string): never {
  throw new Error(`This is no drawing of ours: ${what.slice(0, 40)}`)
}
