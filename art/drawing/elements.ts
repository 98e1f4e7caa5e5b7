import { type Point, tenth } from './shapes.ts'

/** The few elements that pictures are made of. `more` is further attributes as text. */
export function area(path: string, fill: string, more = ''): string {
  return `<path d="${path}" fill="${fill}"${spaced(more)}/>`
}

export function line(path: string, stroke: string, width: number, more = ''): string {
  return `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${tenth(width)}"${spaced(more)}/>`
}

/** An area with an outline. */
export function outlined(path: string, fill: string, stroke: string, width: number): string {
  return area(path, fill, `stroke="${stroke}" stroke-width="${tenth(width)}"`)
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more = '',
): string {
  return `<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(width)}" height="${tenth(height)}" fill="${fill}"${spaced(more)}/>`
}

export function circle([x, y]: Point, radius: number, fill: string, more = ''): string {
  return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(radius)}" fill="${fill}"${spaced(more)}/>`
}

export function group(transform: string, content: string, more = ''): string {
  const attribute = transform === '' ? '' : ` transform="${transform}"`
  return `<g${attribute}${spaced(more)}>${content}</g>`
}

export function escapeText(text: string): string {
  return text.replace(/[<&>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

function spaced(more: string): string {
  return more === '' ? '' : ` ${more}`
}
