import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CREDIT_ROLES } from '../../load/records.ts'
import { pick, type Random } from '../../testing/random-dataset.ts'

const WORDS = ['Ant', 'Bolt', 'Cat', 'Dusk', 'Élan', 'Fox', 'Gale', 'Hex', 'Ivy', 'Jade', 'Kite', 'Lark']
const NUMBERS = ['½', '1', '2', '3', '4', '5', '5.1', '6', '6.MU', 'A', '-1']

/** Tables of a small catalogue with one of everything; a comic in it has more people than a list shows. */
export function writeRandomTables(folder: string, random: Random): string[] {
  const count = (most: number) => 1 + Math.floor(random() * most)
  const some = <Item>(items: readonly Item[], share: number) => items.filter(() => random() < share)
  const characters = WORDS.flatMap((one) => ['Man', 'Girl', 'Boy'].map((two) => `${one} ${two}`))
  const creators = WORDS.map((one, place) => `${one} ${'ABCDEFGHIJKL'[place]}. ${pick(random, WORDS)}son`)
  const series = WORDS.slice(0, 2 + count(6)).map((word) => ({
    title: pick(random, [word, `The ${word}`, `${word}: Year One`]),
    year: 1960 + Math.floor(random() * 60),
    type: pick(random, ['ongoing', 'limited', 'one shot']),
  }))
  const tables: Record<string, string[][]> = {
    characters: [['name', 'real name'], ...characters.map((name) => [name, pick(random, ['', 'A. B.'])])],
    creators: [['name'], ...creators.map((name) => [name])],
    series: [['title', 'start year', 'end year', 'type', 'rating', 'previous']],
    comics: [
      ['series', 'number', 'variant', 'on sale', 'cover month', 'price', 'pages', 'upc', 'story titles', 'collects'],
    ],
    credits: [['comic', 'role', 'creator']],
    appearances: [['comic', 'character']],
    events: [['title', 'start', 'end']],
    'event-parts': [['event', 'comic']],
  }
  const add = (table: string, ...cells: string[]) => tables[table]?.push(cells)
  const comics: string[] = []
  let before = ''
  for (const { title, year, type } of series) {
    const name = `${title} (${year})`
    const ends = pick(random, ['', String(year), String(year + 3)])
    add('series', title, String(year), ends, type, pick(random, ['', 'T+']), random() < 0.3 ? before : '')
    before = name
    for (const [place, number] of some(NUMBERS, 0.6).entries()) {
      const comic = `${name} #${number}`
      comics.push(comic)
      const day = `${year}-0${1 + (place % 9)}-1${place % 9}`
      const titles = Array.from({ length: Math.floor(random() * 4) }, (_, n) => `Tale ${n} of ${place}`)
      const many = random() < 0.1 ? Array.from({ length: 24 }, (_, n) => `Page ${n}`) : titles
      const facts = [day, day.slice(0, 7), pick(random, ['', '3.99']), pick(random, ['', '36'])]
      add('comics', name, number, '', ...facts, pick(random, ['', '759606']) && '75960608', many.join(';'), '')
      if (random() < 0.3) add('comics', name, number, 'Foil Variant', '', '', '', '', '', '', '')
      for (const who of some(characters, random() < 0.1 ? 0.9 : 0.1)) add('appearances', comic, who)
      for (const who of some(creators, 0.3)) add('credits', comic, pick(random, CREDIT_ROLES), who)
    }
  }
  add('series', 'The Book', '2004', '2004', 'collection', '', '')
  add('comics', 'The Book (2004)', '1', '', '2004-05-05', '2004-07', '', '', '', '', some(comics, 0.2).join(';'))
  for (const title of ['War of Kites', 'Dusk Falls']) {
    add('events', title, '1990-01-01', '1991-02-03')
    for (const comic of some(comics, 0.3)) add('event-parts', title, comic)
  }
  mkdirSync(folder, { recursive: true })
  return Object.entries(tables).map(([name, rows]) => {
    const file = join(folder, `${name}.csv`)
    writeFileSync(file, rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n'))
    return file
  })
}
