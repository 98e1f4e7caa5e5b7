/** `npm run contact-sheets`: the portraits of the best known into docs/contact-sheets, to be looked at. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

const PER_SHEET = 60
const GAP = 8
/** On a card of a listing, and in a row of hits where only the shape is left. */
const SIZES = [
  { width: 112, columns: 12 },
  { width: 64, columns: 20 },
]
const GROUND = '#efe7d2'
const QUALITY = 42

const root = join(import.meta.dirname, '..')
const folder = join(root, 'docs/contact-sheets')
const cards = drawCards()

mkdirSync(folder, { recursive: true })
for (let first = 0; first < cards.length; first += PER_SHEET) {
  const sheet = await drawSheet(cards.slice(first, first + PER_SHEET))
  writeFileSync(join(folder, `portraits-${first / PER_SHEET + 1}.webp`), sheet)
}

function drawCards(): string[] {
  const drawn = mkdtempSync(join(tmpdir(), 'portraits-'))
  const args = [join(root, 'catalogue/cli.ts'), 'portraits', drawn]
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  const files = readdirSync(drawn).sort()
  const texts = files.map((file) => readFileSync(join(drawn, file), 'utf8'))
  rmSync(drawn, { recursive: true })
  return texts
}

/** The cards in every size, one block below the other. */
async function drawSheet(cards: readonly string[]): Promise<Buffer> {
  const blocks = await Promise.all(SIZES.map((size) => drawBlock(cards, size)))
  const width = Math.max(...blocks.map((block) => block.width))
  let top = 0
  const placed = blocks.map(({ input, height }) => {
    const place = { input, left: 0, top }
    top += height
    return place
  })
  return sharp(ground(width, top))
    .composite(placed)
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer()
}

async function drawBlock(cards: readonly string[], { width, columns }: (typeof SIZES)[number]) {
  const height = width * 1.25
  const drawn = await Promise.all(
    cards.map(async (card, place) => ({
      input: await sharp(Buffer.from(card)).resize(width, height).png().toBuffer(),
      left: GAP + (place % columns) * (width + GAP),
      top: GAP + Math.floor(place / columns) * (height + GAP),
    })),
  )
  const size = {
    width: GAP + columns * (width + GAP),
    height: GAP + Math.ceil(cards.length / columns) * (height + GAP),
  }
  const input = await sharp(ground(size.width, size.height)).composite(drawn).png().toBuffer()
  return { ...size, input }
}

function ground(width: number, height: number) {
  return { create: { width, height, channels: 3 as const, background: GROUND } }
}
