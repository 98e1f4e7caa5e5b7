import { z } from 'zod'

/** What `@codewithdan/marvel-mcp` demands of an answer: one field amiss, and its tool fails. */

const text = z.string()
const number = z.number()

const urls = z.array(z.object({ type: text, url: z.url() }))
const image = z.object({ path: text, extension: text })
const summary = z.object({ resourceURI: text, name: text })
const storySummary = summary.extend({ type: text })

function listOf(item: z.ZodType) {
  return z.object({
    available: number,
    returned: number,
    collectionURI: text,
    items: z.array(item),
  })
}

const character = z.object({
  id: number,
  name: text,
  description: text,
  modified: text,
  resourceURI: text,
  urls,
  thumbnail: image,
  comics: listOf(summary),
  stories: listOf(storySummary),
  events: listOf(summary),
  series: listOf(summary),
})

// Of comics, unlike characters, the addresses are checked too.
const linked = { resourceURI: z.url() }
const listed = { collectionURI: z.url() }

const comic = z.object({
  ...linked,
  id: number,
  digitalId: number,
  title: text,
  issueNumber: number,
  variantDescription: text,
  description: text.nullable(),
  modified: text,
  isbn: text,
  upc: text,
  diamondCode: text,
  ean: text,
  issn: text,
  format: text,
  pageCount: number,
  textObjects: z.array(z.object({ type: text, language: text, text })),
  urls,
  series: summary,
  variants: z.array(summary),
  collections: z.array(summary),
  collectedIssues: z.array(summary),
  dates: z.array(z.object({ type: text, date: text })),
  prices: z.array(z.object({ type: text, price: number })),
  thumbnail: image,
  images: z.array(image),
  creators: listOf(summary.extend({ ...linked, role: text })).extend(listed),
  characters: listOf(summary.extend(linked)).extend(listed),
  stories: listOf(storySummary).extend(listed),
  events: listOf(summary).extend(listed),
})

function answerWith<Item extends z.ZodType>(item: Item) {
  return z.object({
    code: number,
    status: text,
    copyright: text,
    attributionText: text,
    attributionHTML: text,
    etag: text,
    data: z.object({
      offset: number,
      limit: number,
      total: number,
      count: number,
      results: z.array(item),
    }),
  })
}

const CharacterAnswerSchema = answerWith(character)
const ComicAnswerSchema = answerWith(comic)

export function parseToolAnswer(tool: string, body: unknown) {
  const schema = tool.startsWith('get_comic') ? ComicAnswerSchema : CharacterAnswerSchema
  return schema.parse(body)
}
