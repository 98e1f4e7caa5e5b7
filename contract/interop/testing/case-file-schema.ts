import { z } from 'zod'

const Pattern = z.json().describe('what is expected: see README.md, "Patterns"')
const Shapes = z.record(z.string(), Pattern)

const Request = z.strictObject({
  method: z.enum(['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']).optional().describe('else GET'),
  from: z
    .enum(['host', 'address'])
    .optional()
    .describe('`path` is below the host, or a whole address, else below the base URL'),
  path: z.string().regex(/^(\/|\$|$)/),
  query: z.string().min(1).optional().describe('exactly as it is sent'),
  headers: z.record(z.string(), z.string()).optional(),
  credentials: z.literal('none').optional().describe('else ts, apikey and hash follow the query'),
  body: z.string().optional(),
})

const Expectation = z.strictObject({
  status: Pattern,
  body: Pattern.optional().describe('the JSON'),
  ids: Pattern.optional().describe('the ids of data.results'),
  at: Shapes.optional().describe('parts of the JSON by path; * is every element'),
  text: Pattern.optional().describe('the body as text, unpacked'),
  image: Pattern.optional().describe('width and height of a jpg, png or gif'),
  headers: z
    .record(z.string().regex(/^[a-z-]+$/), Pattern)
    .optional()
    .describe('null: there is no such header'),
})

const Step = z.strictObject({ request: Request, expect: Expectation })

const Case = z.strictObject({
  id: z.string().regex(/^[\w.-]+$/),
  section: z.string().regex(/^§\d+(\.\d)?$/),
  rows: z.array(z.string()).min(1).describe('rows of rows.json'),
  says: z.string().min(1),
  given: z.enum(['any', 'fixture', 'clock']).describe('what the service must hold'),
  strict: z.literal(true).optional().describe('no client depends on it'),
  request: Request,
  expect: Expectation,
  // biome-ignore lint/suspicious/noThenProperty: a word of the files, in a schema that nobody awaits
  then: z.array(Step).min(1).optional().describe('with what the steps before captured'),
})

export const CaseFileSchema = z
  .strictObject({
    $schema: z.literal('./schema.json'),
    title: z.string(),
    shapes: Shapes.optional(),
    cases: z.array(Case).min(1),
  })
  .describe('One section of the contract as cases')
