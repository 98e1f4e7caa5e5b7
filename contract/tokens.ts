import * as z from 'zod/mini'
import { nameSchema } from './name-schema.ts'

/** What a personal access token opens. */
export const TOKEN_SCOPES = ['progress:read', 'progress:write', 'lists'] as const
export type TokenScope = (typeof TOKEN_SCOPES)[number]

export const MAX_TOKENS = 20
const MAX_TOKEN_NAME = 60

const ScopesSchema = z
  .array(z.enum(TOKEN_SCOPES), 'A list of scopes is wanted')
  .check(z.minLength(1, 'Choose at least one'), z.maxLength(TOKEN_SCOPES.length))

export const TokenInputSchema = z
  .object({ name: nameSchema('A name is required', MAX_TOKEN_NAME), scopes: ScopesSchema })
  .register(z.globalRegistry, { id: 'AccessTokenChoice' })
export type TokenInput = z.infer<typeof TokenInputSchema>

const AccessTokenSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    scopes: z.array(z.enum(TOKEN_SCOPES)),
    /** The last characters, to tell tokens apart. */
    ending: z.string(),
    createdAt: z.string(),
    /** To the hour. */
    lastUsedAt: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'AccessToken' })
export type AccessToken = z.infer<typeof AccessTokenSchema>

export const AccessTokensSchema = z.object({ tokens: z.array(AccessTokenSchema) })

/** The token itself is sent once, when it is made. */
export const NewAccessTokenSchema = z
  .extend(AccessTokenSchema, { token: z.string() })
  .register(z.globalRegistry, { id: 'NewAccessToken' })
export type NewAccessToken = z.infer<typeof NewAccessTokenSchema>
