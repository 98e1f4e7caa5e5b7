/**
 * Generates the icons and the sharing picture in web/public from our SVGs:
 *
 *   node scripts/icons.ts
 *
 * They are in the repository, so this runs only when a drawing changes.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { toIco } from './ico.ts'
import { takeSharingPicture } from './sharing-picture.ts'

const folder = join(import.meta.dirname, '../web/public')
const INK = '#0d0c10'

const mark = readFileSync(join(folder, 'favicon.svg'))

/** The mark redrawn for 16 px, with its edges on pixel boundaries. */
const smallestMark = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">' +
    `<path fill="${INK}" d="M0 0h16v16H0z"/>` +
    '<path fill="#f1e9d8" d="M7 1h2v1H7zM2 4l2-1v3H2zM2 7h2v3H2zM2 11h2v3l-2-1zM14 4l-2-1v3h2zM14 7h-2v3h2zM14 11h-2v3l2-1zM5 11h6v3H9v1H7v-1H5z"/>' +
    '<path fill="#de2318" d="M5 3h6v7H5z"/></svg>',
)

/** The safe zone of a maskable icon is a circle of 80 % of its width; systems crop the rest. */
const MASKABLE_SHARE = 0.78
/** iOS rounds the corners of this icon. */
const TOUCH_SHARE = 0.88

await writeIcon('icon-192.png', 192)
await writeIcon('icon-512.png', 512)
await writeIcon('icon-maskable-512.png', 512, MASKABLE_SHARE)
await writeIcon('apple-touch-icon.png', 180, TOUCH_SHARE)

const favicon = toIco([
  { size: 16, png: await draw(smallestMark, 16) },
  { size: 32, png: await draw(mark, 32) },
  { size: 48, png: await draw(mark, 48) },
])
writeFileSync(join(folder, 'favicon.ico'), favicon)

await takeSharingPicture(join(folder, 'og.jpg'))

/** Extends the mark's background where the mark does not fill the icon. */
async function writeIcon(name: string, size: number, share = 1): Promise<void> {
  const inner = Math.round((size * share) / 2) * 2
  const border = (size - inner) / 2
  const drawn = await draw(mark, inner)
  await sharp(drawn)
    .extend({ top: border, bottom: border, left: border, right: border, background: INK })
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(folder, name))
}

async function draw(svg: Buffer, size: number): Promise<Buffer> {
  const { width = size } = await sharp(svg).metadata()
  // Rendered at its final size, because resampling would blur it.
  const density = (72 * size) / width
  return sharp(svg, { density }).resize(size, size).ensureAlpha().png().toBuffer()
}
