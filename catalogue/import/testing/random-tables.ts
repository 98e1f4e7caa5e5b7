import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CREDIT_ROLES } from '../../load/records.ts'
import { pick, type Random } from '../../testing/random-dataset.ts'

const WORDS = 'Ant Bolt Cat Dusk Élan Fox Gale Hex Ivy Jade Kite Lark'.split(' ')
const CHARACTERS = WORDS.flatMap((one) => ['Man', 'Girl', 'Boy'].map((two) => `${one} ${two}`))
const CREATORS = WORDS.map((word) => `${word} ${word[0]}. Mac${word}`)
const NUMBERS = '½ 1 2 3 4 5 5.1 6 6.MU A -1'.split(' ')

const HEADERS = {
  characters: 'name,real name',
  creators: 'name',
  series: 'title,start year,end year,type,rating,previous,format',
  comics:
    'series,number,variant,on sale,cover month,price,pages,upc,story titles,collects,format,isbn,digital id',
  credits: 'comic,role,creator',
  appearances: 'comic,character',
  events: 'title,start,end',
  'event-parts': 'event,comic',
}
/** Title, format and number: most books bear none. */
const BOOKS = [
  ['The Book', 'trade paperback', ''],
  ['The Tome', 'hardcover', '1'],
  ['The Novel', 'graphic novel', ''],
] as const
type TableName = keyof typeof HEADERS

/** Tables of a small catalogue with one of everything; some comics have more people or stories than a list shows. */
class RandomTables {
  readonly rows = new Map<TableName, string[]>()
  readonly comics: string[] = []
  private readonly random: Random

  constructor(random: Random) {
    this.random = random
  }

  add(table: TableName, ...cells: string[]): void {
    const row = cells.map((cell) => `"${cell}"`).join(',')
    this.rows.set(table, [...(this.rows.get(table) ?? [HEADERS[table]]), row])
  }

  some<Item>(items: readonly Item[], share: number): Item[] {
    return items.filter(() => this.random() < share)
  }

  one(...choices: string[]): string {
    return pick(this.random, choices)
  }

  addRun(title: string, previous: string): string {
    const year = 1960 + Math.floor(this.random() * 60)
    const name = `${title} (${year})`
    const end = this.one('', String(year), String(year + 3))
    const type = this.one('ongoing', 'limited', 'one shot')
    this.add('series', title, String(year), end, type, this.one('', 'T+'), this.one('', previous))
    for (const [place, number] of this.some(NUMBERS, 0.6).entries()) {
      this.addComic(name, number, `${year}-0${1 + (place % 9)}-1${place % 9}`)
    }
    return name
  }

  private addComic(series: string, number: string, day: string): void {
    const comic = `${series} #${number}`
    this.comics.push(comic)
    const length = this.random() < 0.1 ? 24 : Math.floor(this.random() * 4)
    const titles = Array.from({ length }, (_, place) => `Tale ${place} of ${number}`).join(';')
    const printed = [this.one('', '3.99'), this.one('', '36'), this.one('', '75960608')]
    const facts = [day, day.slice(0, 7), ...printed, titles, '']
    const count = this.comics.length
    const digital = [count % 7 === 0 ? 'digital comic' : '', '', count % 3 === 0 ? `${count}` : '']
    this.add('comics', series, number, '', ...facts, ...digital)
    if (this.random() < 0.3)
      this.add('comics', series, number, 'Foil Variant', '', '', '', '', '', '', '')
    const crowd = this.random() < 0.1 ? 0.9 : 0.1
    for (const who of this.some(CHARACTERS, crowd)) this.add('appearances', comic, who)
    for (const who of this.some(CREATORS, 0.3))
      this.add('credits', comic, this.one(...CREDIT_ROLES), who)
  }
}

export function writeRandomTables(folder: string, random: Random): string[] {
  const tables = new RandomTables(random)
  for (const name of CHARACTERS) tables.add('characters', name, tables.one('', 'A. B.'))
  for (const name of CREATORS) tables.add('creators', name)
  let previous = ''
  for (const word of WORDS.slice(0, 3 + Math.floor(random() * 6))) {
    previous = tables.addRun(tables.one(word, `The ${word}`, `${word}: Year One`), previous)
  }
  const issues = [...tables.comics]
  for (const [title, format, number] of BOOKS) {
    const collected = tables.some(issues, 0.2).join(';')
    tables.add('series', title, '2004', '2004', 'collection', '', '', format)
    const facts = ['2004-05-05', '2004-07', '24.99', '', '', '', collected]
    const isbn = tables.one('', '0-7851-1300-X', '9780306406157')
    tables.add('comics', `${title} (2004)`, number, '', ...facts, format, isbn, '')
  }
  for (const title of ['War of Kites', 'Dusk Falls']) {
    tables.add('events', title, '1990-01-01', '1991-02-03')
    for (const comic of tables.some(tables.comics, 0.3)) tables.add('event-parts', title, comic)
  }
  mkdirSync(folder, { recursive: true })
  return Array.from(tables.rows, ([name, rows]) => {
    const file = join(folder, `${name}.csv`)
    writeFileSync(file, rows.join('\n'))
    return file
  })
}
