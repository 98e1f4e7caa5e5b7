import * as z from 'zod/mini'
import { PlanSchema } from './identity.ts'
import { nameSchema } from './name-schema.ts'

/** The data of the account page beyond that of the identity provider. */
export const AccountSchema = z
  .object({
    email: z.string(),
    /** Whether the e-mail address is verified. */
    verified: z.boolean(),
    displayName: z.nullable(z.string()),
    photoURL: z.nullable(z.string()),
    plan: PlanSchema,
    /** Whether the member may read the inbox. */
    inbox: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Account' })
export type Account = z.infer<typeof AccountSchema>

export const PlanChoiceSchema = z.object({ plan: PlanSchema })

export const MAX_KEYS = 10
const MAX_REFERRERS = 20
const MAX_KEY_NAME = 60
const MAX_REFERRER = 200

const KeyNameSchema = nameSchema('A name is required', MAX_KEY_NAME)

/** A host or a URL, with or without scheme, in which `*` matches any run of characters. */
const ReferrerSchema = z
  .string('Each must be a host or an address, such as *.example.com')
  .check(
    z.trim(),
    z.maxLength(MAX_REFERRER, `Each must be ${MAX_REFERRER} characters maximum`),
    z.regex(
      /^(https?:\/\/)?[a-z\d.*-]+(:[\d*]{1,5})?(\/[^\s,;?#]*)?$/i,
      'Each must be a host or an address, such as *.example.com',
    ),
  )

/** The settings of an API key that its owner can change. */
export const KeyInputSchema = z
  .object({
    name: KeyNameSchema,
    /** Referrers that may use the public key alone. */
    referrers: z._default(
      z
        .array(ReferrerSchema, 'A list of hosts or addresses is wanted')
        .check(z.maxLength(MAX_REFERRERS, `Must be ${MAX_REFERRERS} at most`)),
      [],
    ),
  })
  .register(z.globalRegistry, { id: 'CatalogueKeyChoice' })
export type KeyInput = z.infer<typeof KeyInputSchema>

/** In the format of the original's keys. */
export const PublicKeySchema = z.string().check(z.regex(/^[\da-f]{32}$/))
const PrivateKeySchema = z.string().check(z.regex(/^[\da-f]{40}$/))

export const KeySchema = z
  .object({
    publicKey: PublicKeySchema,
    name: z.string(),
    referrers: z.array(z.string()),
    createdAt: z.string(),
    /** Since midnight UTC; refused calls count too, as they do for the limit. */
    callsToday: z.int(),
  })
  .register(z.globalRegistry, { id: 'CatalogueKey' })
export type Key = z.infer<typeof KeySchema>

/** The private key of a pair; sent to its owner only. */
export const KeySecretSchema = z.object({ privateKey: PrivateKeySchema })

export const NewKeySchema = z
  .extend(KeySchema, KeySecretSchema.shape)
  .register(z.globalRegistry, { id: 'NewCatalogueKey' })
export type NewKey = z.infer<typeof NewKeySchema>
