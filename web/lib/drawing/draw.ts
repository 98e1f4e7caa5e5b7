import type { Attributes, DrawingElement } from './parse-drawing.ts'

type Canvas = OffscreenCanvasRenderingContext2D

interface Pen {
  canvas: Canvas
  /** Elements by id, for `href` and `url(#id)`. */
  named: Map<string, DrawingElement>
}

/** Attributes that an element inherits from its ancestors. */
const INHERITED = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'paint-order',
]

/** The default of SVG; that of a canvas is larger. */
const MITER_LIMIT = 4

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Fills the canvas as `object-fit: cover` does, cropping two edges of a drawing of another ratio. */
export function draw(drawing: DrawingElement, canvas: Canvas): void {
  const pen = { canvas, named: new Map<string, DrawingElement>() }
  collectIds(drawing, pen.named)
  canvas.miterLimit = MITER_LIMIT
  const { width, height } = canvas.canvas
  const attributes = {
    ...drawing.attributes,
    width: `${width}`,
    height: `${height}`,
    preserveAspectRatio: 'xMidYMid slice',
  }
  drawElement({ ...drawing, attributes }, {}, pen)
}

function collectIds(element: DrawingElement, named: Map<string, DrawingElement>): void {
  if (element.attributes.id !== undefined) named.set(element.attributes.id, element)
  for (const child of element.children) collectIds(child, named)
}

/** Elements not listed here are drawn only where another element refers to them. */
const PARTS: Partial<
  Record<string, (element: DrawingElement, style: Attributes, pen: Pen) => void>
> = {
  svg: drawNestedSvg,
  g: drawChildren,
  use: drawUse,
  path: drawShape,
  rect: drawShape,
  circle: drawShape,
  ellipse: drawShape,
}

function drawElement(element: DrawingElement, around: Attributes, pen: Pen): void {
  const drawPart = PARTS[element.name]
  if (drawPart === undefined) return
  const { transform, 'clip-path': hole } = element.attributes
  const style = inherit(around, element.attributes)
  pen.canvas.save()
  if (transform !== undefined) move(transform, pen.canvas)
  if (hole === undefined) drawPart(element, style, pen)
  else drawClipped(refer(hole, pen), pen, (behind) => drawPart(element, style, behind))
  pen.canvas.restore()
}

/** Applies a clip path as a mask: the edge of the canvas's own `clip()` would not be anti-aliased. */
function drawClipped(hole: DrawingElement, pen: Pen, drawPart: (pen: Pen) => void): void {
  const behind = createLayer(pen)
  drawPart(behind)
  const mask = createLayer(pen)
  drawChildren(hole, {}, mask)
  behind.canvas.resetTransform()
  behind.canvas.globalCompositeOperation = 'destination-in'
  behind.canvas.drawImage(mask.canvas.canvas, 0, 0)
  pen.canvas.resetTransform()
  pen.canvas.drawImage(behind.canvas.canvas, 0, 0)
}

/** A transparent layer with the size and the transform of the canvas. */
function createLayer({ canvas, named }: Pen): Pen {
  const layer = new OffscreenCanvas(canvas.canvas.width, canvas.canvas.height).getContext('2d')
  if (layer === null) throw new Error('There is no more room to draw.')
  layer.miterLimit = MITER_LIMIT
  layer.setTransform(canvas.getTransform())
  return { canvas: layer, named }
}

function drawChildren({ children }: DrawingElement, style: Attributes, pen: Pen): void {
  for (const child of children) drawElement(child, style, pen)
}

function drawUse({ attributes }: DrawingElement, style: Attributes, pen: Pen): void {
  const { x, y } = boxOf(attributes)
  pen.canvas.translate(x, y)
  drawElement(refer(attributes.href, pen), style, pen)
}

/** A nested `svg`, clipped to its viewport. */
function drawNestedSvg(element: DrawingElement, style: Attributes, pen: Pen): void {
  openViewport(element.attributes, pen.canvas)
  drawChildren(element, style, pen)
}

function drawShape(element: DrawingElement, style: Attributes, pen: Pen): void {
  const path = outline(element)
  const steps = [fillIn, trace]
  if (style['paint-order'] === 'stroke') steps.reverse()
  for (const step of steps) step(path, style, pen)
}

function inherit(around: Attributes, attributes: Attributes): Attributes {
  const style = { ...around }
  for (const name of INHERITED) {
    if (attributes[name] !== undefined) style[name] = attributes[name]
  }
  return style
}

function openViewport(attributes: Attributes, canvas: Canvas): void {
  const { x, y, width, height } = boxOf(attributes)
  canvas.beginPath()
  canvas.rect(x, y, width, height)
  canvas.clip()
  canvas.translate(x, y)
  const view = viewBoxOf(attributes)
  if (view === undefined) return
  const [align = 'xMidYMid', fit] = attributes.preserveAspectRatio?.split(' ') ?? []
  const choose = fit === 'slice' ? Math.max : Math.min
  const scale = choose(width / view.width, height / view.height)
  const top = align.endsWith('YMin') ? 0 : (height - view.height * scale) / 2
  canvas.translate((width - view.width * scale) / 2, top)
  canvas.scale(scale, scale)
  canvas.translate(-view.x, -view.y)
}

function move(transform: string, canvas: Canvas): void {
  for (const [, how, list = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [one = 0, two, three = 0] = list.split(/[ ,]+/).map(Number)
    if (how === 'translate') canvas.translate(one, two ?? 0)
    else if (how === 'scale') canvas.scale(one, two ?? one)
    else if (how === 'rotate') turn(one, two ?? 0, three, canvas)
    else throw new Error(`Nobody here knows how to ${how}.`)
  }
}

function turn(degrees: number, x: number, y: number, canvas: Canvas): void {
  canvas.translate(x, y)
  canvas.rotate((degrees * Math.PI) / 180)
  canvas.translate(-x, -y)
}

function outline({ name, attributes }: DrawingElement): Path2D {
  if (name === 'path') return new Path2D(attributes.d)
  const path = new Path2D()
  const number = (key: string) => Number(attributes[key] ?? 0)
  if (name === 'rect') {
    const { x, y, width, height } = boxOf(attributes)
    path.rect(x, y, width, height)
  } else {
    const across = name === 'circle' ? 'r' : 'rx'
    const down = name === 'circle' ? 'r' : 'ry'
    path.ellipse(number('cx'), number('cy'), number(across), number(down), 0, 0, 2 * Math.PI)
    path.closePath()
  }
  return path
}

function fillIn(path: Path2D, style: Attributes, pen: Pen): void {
  const { fill = '#000', 'fill-opacity': opacity = '1', 'fill-rule': rule } = style
  if (fill === 'none') return
  pen.canvas.globalAlpha = Number(opacity)
  pen.canvas.fillStyle = inkOf(fill, pen)
  pen.canvas.fill(path, rule === 'evenodd' ? 'evenodd' : 'nonzero')
}

function trace(path: Path2D, style: Attributes, pen: Pen): void {
  const { canvas } = pen
  const { stroke = 'none', 'stroke-opacity': opacity = '1', 'stroke-dasharray': dashes } = style
  if (stroke === 'none') return
  canvas.globalAlpha = Number(opacity)
  canvas.strokeStyle = inkOf(stroke, pen)
  canvas.lineWidth = Number(style['stroke-width'] ?? 1)
  canvas.lineCap = (style['stroke-linecap'] ?? 'butt') as CanvasLineCap
  canvas.lineJoin = (style['stroke-linejoin'] ?? 'miter') as CanvasLineJoin
  canvas.setLineDash(dashes?.split(/[ ,]+/).map(Number) ?? [])
  canvas.stroke(path)
}

function inkOf(fill: string, pen: Pen): string | CanvasGradient {
  if (!fill.startsWith('url(')) return fill
  const { attributes, children } = refer(fill, pen)
  // With `objectBoundingBox` units the gradient would depend on the size of the painted shape.
  if (attributes.gradientUnits !== 'userSpaceOnUse') throw new Error('This colour has no place.')
  const number = (key: string) => Number(attributes[key] ?? 0)
  const gradient = pen.canvas.createLinearGradient(
    number('x1'),
    number('y1'),
    number('x2'),
    number('y2'),
  )
  for (const { attributes } of children) {
    gradient.addColorStop(Number(attributes.offset), attributes['stop-color'] ?? '#000')
  }
  return gradient
}

/** `#name` or `url(#name)` */
function refer(reference: string | undefined, { named }: Pen): DrawingElement {
  const element = named.get(/#([^)]*)/.exec(reference ?? '')?.[1] ?? '')
  if (element === undefined) throw new Error(`There is no ${reference} in the drawing.`)
  return element
}

function viewBoxOf({ viewBox }: Attributes): Box | undefined {
  if (viewBox === undefined) return undefined
  const [x = 0, y = 0, width = 0, height = 0] = viewBox.split(/[ ,]+/).map(Number)
  return { x, y, width, height }
}

function boxOf({ x, y, width, height }: Attributes): Box {
  return {
    x: Number(x ?? 0),
    y: Number(y ?? 0),
    width: Number(width ?? 0),
    height: Number(height ?? 0),
  }
}
