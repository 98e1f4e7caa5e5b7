/** `npm run contact-sheets`: the portraits of the 300 best known into docs/contact-sheets, to be looked at. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { Pictures } from '#art/pictures.ts'
import { bestKnown } from '#art/report/best-known.ts'
import { Catalogue } from '#catalogue/index/catalogue.ts'
import { loadCatalogue } from '#catalogue/load/load-catalogue.ts'

const PEOPLE = 300
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
const catalogue = new Catalogue(loadCatalogue(join(root, 'catalogue/data')))
const pictures = new Pictures(catalogue)
const comics = catalogue.relation('characters', 'comics')
const people = bestKnown(catalogue.characters, (record) => comics.of(record).length, PEOPLE)
const folder = join(root, 'docs/contact-sheets')

mkdirSync(folder, { recursive: true })
for (let first = 0; first < people.length; first += PER_SHEET) {
  const cards = people
    .slice(first, first + PER_SHEET)
    .map(({ id }) => pictures.picture('characters', id) ?? '')
  const file = join(folder, `portraits-${first / PER_SHEET + 1}.webp`)
  await writeSheet(cards, file)
  console.log(`${file} is written.`)
}

/** The cards in every size, one block below the other. */
async function writeSheet(cards: readonly string[], file: string): Promise<void> {
  const blocks = await Promise.all(SIZES.map((size) => drawBlock(cards, size)))
  const width = Math.max(...blocks.map((block) => block.width))
  let top = 0
  const placed = blocks.map(({ input, height }) => {
    const place = { input, left: 0, top }
    top += height
    return place
  })
  await sharp(ground(width, top))
    .composite(placed)
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(file)
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
