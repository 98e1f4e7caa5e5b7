import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DrawingElement, parseDrawing } from './parse-drawing.ts'

test('reads elements, their attributes and what is in them', () => {
  const markup =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 3" aria-label="X-Men &#38; more">\n' +
    '  <g fill="none"><path d="M0 0h2"/><circle r="1"></circle></g>\n</svg>\n'
  expect(parseDrawing(markup)).toEqual({
    name: 'svg',
    attributes: {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: '0 0 2 3',
      'aria-label': 'X-Men &#38; more',
    },
    children: [
      {
        name: 'g',
        attributes: { fill: 'none' },
        children: [
          { name: 'path', attributes: { d: 'M0 0h2' }, children: [] },
          { name: 'circle', attributes: { r: '1' }, children: [] },
        ],
      },
    ],
  })
})

test.each([
  ['nothing', ''],
  ['no markup', 'Not found'],
  ['another kind of document', '<g/>'],
  ['two drawings', '<svg/><svg/>'],
  ['an element that nobody draws', '<svg><text/></svg>'],
  ['an attribute that nobody draws', '<svg opacity="0.5"/>'],
  ['words', '<svg>Excelsior</svg>'],
  ['a remark', '<svg><!-- no --></svg>'],
  ['an end that is missing', '<svg><g></svg>'],
  ['an end too many', '<svg/></svg>'],
  ['a value without quotes', '<svg x=1/>'],
  ['half a tag', '<svg'],
])('refuses %s', (_, markup) => {
  expect(() => parseDrawing(markup)).toThrow('This is no drawing of ours')
})

const attributes = fc.dictionary(
  fc.constantFrom('fill', 'stroke-width', 'd', 'x1', 'clip-path'),
  fc.string().map((value) => value.replace(/["<]/g, '')),
  { noNullPrototype: true },
)
const childless = {
  name: fc.constantFrom('path', 'use', 'stop'),
  attributes,
  children: fc.constant<DrawingElement[]>([]),
}
const { element } = fc.letrec<{ element: DrawingElement }>((tie) => ({
  element: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.record(childless),
    fc.record({
      name: fc.constantFrom('g', 'linearGradient', 'svg'),
      attributes,
      children: fc.array(tie('element'), { maxLength: 4 }),
    }),
  ),
}))

test('reads every drawing as it was written', () => {
  fc.assert(
    fc.property(element, (written) => {
      const drawing = { ...written, name: 'svg' }
      expect(parseDrawing(print(drawing))).toEqual(drawing)
    }),
  )
})

test('whatever comes is read or refused, and in no long time', () => {
  const pieces = fc.constantFrom(
    '<svg',
    '>',
    '/>',
    '</svg>',
    '<g ',
    'd="',
    '"',
    ' ',
    '\n',
    '&',
    'x',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 200 }), (parts) => {
      try {
        expect(parseDrawing(parts.join('')).name).toBe('svg')
      } catch (error) {
        expect((error as Error).message).toMatch(/^This is no drawing of ours/)
      }
    }),
  )
})

function print({ name, attributes, children }: DrawingElement): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
  const open = `<${name}${list.join('')}`
  return children.length === 0 ? `${open}/>` : `${open}>${children.map(print).join('')}</${name}>`
}
