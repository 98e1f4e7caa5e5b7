import { z } from 'zod'
import { KINDS, type Kind } from '#catalogue/index/kinds.ts'
import { documentedGate, documentedQuery } from '#catalogue/wire/documented-query.ts'
import { SUB_COLLECTIONS } from '#catalogue/wire/endpoints.ts'
import { orderKeysOf } from '#catalogue/wire/parse-query.ts'
import { CharacterSchema } from '#contract/character.ts'
import { ComicSchema } from '#contract/comic.ts'
import { CreatorSchema } from '#contract/creator.ts'
import { EventSchema } from '#contract/event.ts'
import { SeriesSchema } from '#contract/series.ts'
import { StorySchema } from '#contract/story.ts'
import {
  CreatorListSchema,
  ImageSchema,
  StoryListSchema,
  SummaryListSchema,
  SummarySchema,
  UrlSchema,
} from '#contract/summary.ts'

interface JsonSchema {
  type?: string | string[]
  description?: string
  enum?: string[]
  anyOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
}

/** The parts of records that have names of their own; each may use those before it. */
const PARTS = {
  Image: ImageSchema,
  Url: UrlSchema,
  Summary: SummarySchema,
  SummaryList: SummaryListSchema,
  StoryList: StoryListSchema,
  CreatorList: CreatorListSchema,
}
const RECORDS = {
  characters: { name: 'Character', schema: CharacterSchema },
  comics: { name: 'Comic', schema: ComicSchema },
  creators: { name: 'Creator', schema: CreatorSchema },
  events: { name: 'Event', schema: EventSchema },
  series: { name: 'Series', schema: SeriesSchema },
  stories: { name: 'Story', schema: StorySchema },
}
const LINE_WIDTH = 100
const GATE = Object.keys(documentedGate.shape)

/** `sdk/wire-types.ts`: the contract's records and the server's filters as plain TypeScript. */
export function sdkTypes(): string {
  const named = new Map<string, string>()
  const parts = Object.entries(PARTS).map(([name, schema]) => {
    const json = jsonSchemaOf(schema)
    const text = interfaceOf(name, json, (schema) => typeOf(schema, named))
    named.set(shapeOf(json), name)
    return text
  })
  return `${[
    '// Made from the contract. `npx vitest run scripts/sdk-types.test.ts -u` makes it anew.',
    ...parts,
    '/** One value, or a list of them. */\nexport type Several<Value> = Value | readonly Value[]',
    ...KINDS.flatMap((kind) => textsOf(kind, named)),
    byKind('Records', (kind) => RECORDS[kind].name),
    byKind('Queries', queryName),
    byKind('SubCollections', (kind) => SUB_COLLECTIONS[kind].map(quoted).join(' | ')),
  ].join('\n\n')}\n`
}

function textsOf(kind: Kind, named: Map<string, string>): string[] {
  const { name, schema } = RECORDS[kind]
  const query = queryOf(kind)
  const choices = Object.entries(query.properties ?? {}).flatMap(
    ([filter, { items, ...schema }]) => {
      const values = items?.enum ?? schema.enum
      return values === undefined ? [] : unionType(choiceName(kind, filter), values)
    },
  )
  return [
    interfaceOf(name, jsonSchemaOf(schema), (schema) => typeOf(schema, named)),
    ...choices,
    interfaceOf(queryName(kind), query, (schema, filter) =>
      argumentOf(schema, choiceName(kind, filter)),
    ),
  ]
}

function queryOf(kind: Kind): JsonSchema {
  const { properties = {} } = jsonSchemaOf(documentedQuery(kind))
  const filters = Object.entries(properties).filter(([name]) => !GATE.includes(name))
  const orderBy = {
    items: { enum: orderKeysOf(kind).flatMap((key) => [key, `-${key}`]) },
    description: 'The first counts most; a minus sign turns an order around',
  }
  return { properties: { ...Object.fromEntries(filters), orderBy } }
}

/** As a caller writes it, whole: what is a reference in the documentation is spelled out or named here. */
function jsonSchemaOf(schema: z.core.$ZodType): JsonSchema {
  const { $defs = {}, ...json } = z.toJSONSchema(schema, { io: 'input' })
  return resolved(json, $defs as Record<string, JsonSchema>) as JsonSchema
}

function resolved(json: unknown, definitions: Record<string, JsonSchema>): unknown {
  if (Array.isArray(json)) return json.map((item) => resolved(item, definitions))
  if (typeof json !== 'object' || json === null) return json
  const { $ref, ...rest } = json as JsonSchema & { $ref?: string }
  const definition = $ref === undefined ? rest : definitions[$ref.replace('#/$defs/', '')]
  return Object.fromEntries(
    Object.entries(definition ?? {}).map(([name, value]) => [name, resolved(value, definitions)]),
  )
}

/** What makes two schemas the same type: not where their definition stands. */
function shapeOf({ properties, required }: JsonSchema): string {
  return JSON.stringify({ properties, required })
}

function interfaceOf(
  name: string,
  { properties = {}, required = [] }: JsonSchema,
  typeOf: (schema: JsonSchema, member: string) => string,
): string {
  const members = Object.entries(properties).map(([member, schema]) => {
    const comment = schema.description ? `  /** ${schema.description} */\n` : ''
    const optional = required.includes(member) ? '' : '?'
    return `${comment}  ${member}${optional}: ${typeOf(schema, member)}`
  })
  return `export interface ${name} {\n${members.join('\n')}\n}`
}

/** Of a field of a record. */
function typeOf(schema: JsonSchema, named: Map<string, string>): string {
  const { anyOf, items, properties, type = 'unknown' } = schema
  if (anyOf !== undefined) return anyOf.map((one) => typeOf(one, named)).join(' | ')
  if (items !== undefined) return `${typeOf(items, named)}[]`
  if (properties !== undefined) return named.get(shapeOf(schema)) ?? inline(properties, named)
  return [type].flat().map(plainType).join(' | ')
}

function inline(properties: Record<string, JsonSchema>, named: Map<string, string>): string {
  const members = Object.entries(properties).map(
    ([member, schema]) => `${member}: ${typeOf(schema, named)}`,
  )
  return `{ ${members.join('; ')} }`
}

/** Of a parameter of a query. */
function argumentOf({ items, ...schema }: JsonSchema, choiceName: string): string {
  if (items !== undefined) return `Several<${argumentOf(items, choiceName)}>`
  return schema.enum === undefined ? typeOf(schema, new Map()) : choiceName
}

function plainType(type: string): string {
  return type === 'integer' ? 'number' : type
}

/** On one line where it fits, else a line each, as the formatter would have it. */
function unionType(name: string, values: string[]): string {
  const start = `export type ${name} =`
  const types = values.map(quoted)
  const line = `${start} ${types.join(' | ')}`
  return line.length <= LINE_WIDTH
    ? line
    : `${start}${types.map((type) => `\n  | ${type}`).join('')}`
}

function byKind(name: string, typeOf: (kind: Kind) => string): string {
  return `export interface ${name} {\n${KINDS.map((kind) => `  ${kind}: ${typeOf(kind)}`).join('\n')}\n}`
}

function queryName(kind: Kind): string {
  return `${RECORDS[kind].name}Query`
}

/** `ComicFormat`, `SeriesType`, `CharacterOrder`. */
function choiceName(kind: Kind, filter: string): string {
  const { name } = RECORDS[kind]
  if (filter === 'orderBy') return `${name}Order`
  const own = filter.replace(name.toLowerCase(), '')
  return `${name}${own.charAt(0).toUpperCase()}${own.slice(1)}`
}

function quoted(text: string): string {
  return `'${text}'`
}
