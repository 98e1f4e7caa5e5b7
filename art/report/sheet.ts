import type { Catalogue } from '#catalogue/index/catalogue.ts'
import type { Pictures } from '../pictures.ts'

const COVERS = 160
const PORTRAITS = 40
/** Steps through the catalogue that meet every decade and never twice the same series in a row. */
const STRIDE = 0.6180339887

/** A page with 200 pictures at the size of a list and some at that of a page, to be looked at. */
export function sheetOf(catalogue: Catalogue, pictures: Pictures): string {
  const comics = spread(catalogue.comics.length, COVERS).map(
    (place) => catalogue.comics[place]?.id ?? 0,
  )
  const characters = spread(catalogue.characters.length, PORTRAITS).map(
    (place) => catalogue.characters[place]?.id ?? 0,
  )
  const draw = (kind: 'comics' | 'characters', ids: number[], width: number) =>
    ids.map((id) => toImage(pictures.picture(kind, id) ?? '', width)).join('\n')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures of the catalogue</title>
<style>
  body { margin: 24px; background: #22262b; color: #f6f1e7; font: 16px system-ui }
  div { display: flex; flex-wrap: wrap; gap: 12px; margin-block-end: 32px }
  img { display: block; background: #fff }
</style>
<h1>${COVERS + PORTRAITS} pictures of the catalogue</h1>
<div>
${draw('comics', comics, 150)}
</div>
<div>
${draw('characters', characters, 150)}
</div>
<h2>The same, larger</h2>
<div>
${draw('comics', comics.slice(0, 18), 300)}
${draw('characters', characters.slice(0, 6), 300)}
</div>
</html>
`
}

/** Places spread over a list, in an order that does not follow it. */
function spread(length: number, count: number): number[] {
  return Array.from({ length: Math.min(length, count) }, (_, step) =>
    Math.floor((((step + 1) * STRIDE) % 1) * length),
  )
}

function toImage(svg: string, width: number): string {
  return `<img width="${width}" alt="" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`
}
