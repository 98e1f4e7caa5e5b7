import { loadCatalogue } from '#catalogue/load/load-catalogue.ts'
import { buildDataFolder } from '#catalogue/testing/data-folder.ts'
import { FILES, NOW, OWN_BASE } from '../fixture.ts'
import { askForData } from './ask.ts'
import { KEYS } from './fixture-keys.ts'

interface Named {
  resourceURI: string
  role?: string
}
type Entity = { id: number } & Record<string, unknown>
type Fields = Record<string, (record: Entity) => unknown>

/** The text between the last slash and the end. */
const idOf = ({ resourceURI }: Named) => Number(resourceURI.split('/').at(-1))
const idOrNull = (summary: unknown) => (summary === null ? null : idOf(summary as Named))

function itemsOf(list: unknown): Named[] {
  const { available, items } = list as { available: number; items: Named[] }
  if (available > items.length) throw new Error(`Only ${items.length} of ${available} are listed.`)
  return items
}

const oneId = (field: string) => (record: Entity) => idOrNull(record[field])
const plainIds = (field: string) => (record: Entity) => (record[field] as Named[]).map(idOf)
const itemIds = (field: string) => (record: Entity) => itemsOf(record[field]).map(idOf)
const credits = (record: Entity) =>
  itemsOf(record.creators).map((item) => ({ id: idOf(item), role: item.role }))

/** What a record says of others, as ids; the rest of each list is what the others say of it. */
const RELATIONS: Record<string, Fields> = {
  characters: {},
  creators: {},
  series: {
    next: oneId('next'),
    previous: oneId('previous'),
    characters: itemIds('characters'),
    creators: credits,
    events: itemIds('events'),
  },
  comics: {
    series: oneId('series'),
    variants: plainIds('variants'),
    collections: plainIds('collections'),
    collectedIssues: plainIds('collectedIssues'),
    characters: itemIds('characters'),
    creators: credits,
    events: itemIds('events'),
  },
  stories: {
    comic: oneId('originalIssue'),
    characters: itemIds('characters'),
    creators: credits,
    events: itemIds('events'),
  },
  events: {
    next: oneId('next'),
    previous: oneId('previous'),
    characters: itemIds('characters'),
    creators: credits,
  },
}

/** Lists that other records imply. */
const LISTS = ['characters', 'comics', 'creators', 'events', 'series', 'stories']
const ELSEWHERE = new Set(['resourceURI', 'originalIssue', ...LISTS])

/** The catalogue of the fixture for a service in any language: plain records, and ids in place of summaries. */
export async function renderFixture(): Promise<string> {
  const beyond = readBeyond()
  const kinds = await Promise.all(
    Object.entries(RELATIONS).map(async ([kind, relations]) => {
      const { total, results } = await askForData<Entity>(`/${kind}?limit=100`)
      if (results.length !== total) throw new Error(`/${kind} does not fit a page.`)
      const records = results.map((record) => renderRecord(record, relations))
      return [kind, records.map((record) => ({ ...record, ...beyond[kind]?.(record.id) }))] as const
    }),
  )
  const parts = { now: NOW.toISOString(), keys: KEYS, ...Object.fromEntries(kinds) }
  const text = `{\n${Object.entries(parts).map(renderPart).join(',\n')}\n}\n`
  return text.replaceAll(`"${new URL(OWN_BASE).origin}/`, `"\${site}/`)
}

function renderRecord(record: Entity, relations: Fields): Entity {
  const plain = Object.entries(record).filter(([name]) => !ELSEWHERE.has(name))
  const related = Object.entries(relations).map(([name, read]) => [name, read(record)])
  return { id: record.id, ...Object.fromEntries([...plain, ...related]) }
}

/** What filters ask for and no record of the wire says. */
function readBeyond(): Record<string, (id: number) => object> {
  const { characters, comics, series } = loadCatalogue(buildDataFolder(FILES))
  const byId = <Item extends { id: number }>(items: Item[]) =>
    new Map(items.map((item) => [item.id, item]))
  const [characterOf, comicOf, seriesOf] = [byId(characters), byId(comics), byId(series)]
  return {
    characters: (id) => ({
      teams: characterOf.get(id)?.teams,
      firstAppearanceYear: characterOf.get(id)?.firstAppearance?.year ?? null,
    }),
    comics: (id) => ({
      coverMonth: comicOf.get(id)?.coverMonth,
      key: comicOf.get(id)?.key !== null,
    }),
    series: (id) => ({ bareTitle: seriesOf.get(id)?.title }),
  }
}

/** A record a line. */
function renderPart([name, value]: [string, unknown]): string {
  if (!Array.isArray(value)) return `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`
  const lines = value.map((record) => `    ${JSON.stringify(record)}`)
  return `  ${JSON.stringify(name)}: [\n${lines.join(',\n')}\n  ]`
}
