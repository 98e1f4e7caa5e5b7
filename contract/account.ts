import { z } from 'zod'
import { hasControlCharacters } from './control-characters.ts'
import { PlanSchema } from './identity.ts'

/** What the account page shows beside what its identity provider knows. */
export const AccountSchema = z
  .object({
    email: z.string(),
    /** Whether its owner has proved that mail to it arrives. */
    verified: z.boolean(),
    displayName: z.string().nullable(),
    photoURL: z.string().nullable(),
    plan: PlanSchema,
    /** Whether the messages to whoever runs the site are open to the member. */
    inbox: z.boolean(),
  })
  .meta({ id: 'Account' })
export type Account = z.infer<typeof AccountSchema>

export const PlanChoiceSchema = z.object({ plan: PlanSchema })

export const MAX_KEYS = 10
const MAX_REFERRERS = 20
const MAX_KEY_NAME = 60
const MAX_REFERRER = 200

const KeyNameSchema = z
  .string('A name is required')
  .trim()
  .min(1, 'A name is required')
  .refine((name) => [...name].length <= MAX_KEY_NAME, `Must be ${MAX_KEY_NAME} characters maximum`)
  .refine((name) => !hasControlCharacters(name), 'Must not hold control characters')

/** A host or an address, with or without scheme, in which `*` is any run. */
const ReferrerSchema = z
  .string('Each must be a host or an address, such as *.example.com')
  .trim()
  .max(MAX_REFERRER, `Each must be ${MAX_REFERRER} characters maximum`)
  .regex(
    /^(https?:\/\/)?[a-z\d.*-]+(:[\d*]{1,5})?(\/[^\s,;?#]*)?$/i,
    'Each must be a host or an address, such as *.example.com',
  )

/** What its owner may choose about a key of the catalogue. */
export const KeyInputSchema = z
  .object({
    name: KeyNameSchema,
    /** Pages that may use the public key alone. */
    referrers: z
      .array(ReferrerSchema, 'A list of hosts or addresses is wanted')
      .max(MAX_REFERRERS, `Must be ${MAX_REFERRERS} at most`)
      .default([]),
  })
  .meta({ id: 'CatalogueKeyChoice' })
export type KeyInput = z.infer<typeof KeyInputSchema>

/** As the original's keys looked. */
export const PublicKeySchema = z.string().regex(/^[\da-f]{32}$/)
const PrivateKeySchema = z.string().regex(/^[\da-f]{40}$/)

export const KeySchema = z
  .object({
    publicKey: PublicKeySchema,
    name: z.string(),
    referrers: z.array(z.string()),
    createdAt: z.string(),
    /** Since midnight UTC; refused calls count too, as they do for the limit. */
    callsToday: z.int(),
  })
  .meta({ id: 'CatalogueKey' })
export type Key = z.infer<typeof KeySchema>

/** The half of a pair that signs; told to its owner alone. */
export const KeySecretSchema = z.object({ privateKey: PrivateKeySchema })

export const NewKeySchema = KeySchema.extend(KeySecretSchema.shape).meta({ id: 'NewCatalogueKey' })
export type NewKey = z.infer<typeof NewKeySchema>
