import { join } from 'node:path'
import { z } from 'zod'
import { DEFAULT_PROFILES } from '#contract/default-profiles.ts'
import { LOG_LEVELS } from '#contract/log-line.ts'

/** Below this a secret can be guessed, and an empty one would be replaced by a published default. */
export const MIN_SECRET_LENGTH = 32

const shippedCatalogue = join(import.meta.dirname, '../catalogue/data')

const HttpAddressSchema = z
  .string()
  .refine(isHttpAddress, 'must be an http or https address')
  .transform((value) => new URL(value).href)

/** Every variable the server reads, by name. The README's table is tested against this. */
export const EnvironmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z
    .string()
    .refine(isSiteAddress, 'must be an http or https address without a path')
    .optional(),
  DATA_DIR: z.string().default('./data'),
  SECRET: z
    .string()
    .refine(
      isLongSecret,
      `must have at least ${MIN_SECRET_LENGTH} characters, without blanks around`,
    )
    .optional(),
  DATABASE_URL: z
    .string()
    .refine(isPostgresAddress, 'must be a postgres:// or postgresql:// address')
    .optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^(true|\d{1,2}|[\da-f.:/]+(\s*,\s*[\da-f.:/]+)*)$/i, {
      error: 'must be true, a number of proxies, or addresses and networks separated by commas',
    })
    .optional(),
  IDENTITY: z.enum(['embedded', 'firebase']).default('embedded'),
  FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_API_KEY: z.string().optional(),
  FIREBASE_AUTH_DOMAIN: z
    .string()
    .regex(/^[\w-]+(\.[\w-]+)*(:\d+)?$/, 'must be a host name, without https://')
    .optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^[\w.-]+:\d+$/, 'must be host:port')
    .optional(),
  QUERIES: z.enum(['firestore'], 'must be firestore, or not be set').optional(),
  FIRESTORE_EMULATOR_HOST: z
    .string()
    .regex(/^[\w.-]+:\d+$/, 'must be host:port')
    .optional(),
  GOOGLE_APPLICATION_CREDENTIALS: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  SOCIAL_ISSUER: HttpAddressSchema.optional(),
  SOCIAL_CLIENT_ID: z.string().optional(),
  SOCIAL_CLIENT_SECRET: z.string().optional(),
  SOCIAL_LABEL: z.string().max(40).optional(),
  SMTP_URL: z.string().refine(isSmtpAddress, 'must be an smtp:// or smtps:// address').optional(),
  MAIL_FROM: z.string().optional(),
  ADMIN_EMAILS: z.string().optional(),
  CATALOGUE_ACCESS: z.enum(['members', 'open']).default('members'),
  CATALOGUE_KEYS: z
    .string()
    .refine(isKeyList, 'must be public:private or public:private:referrer,referrer; several by ;')
    .optional(),
  CATALOGUE_RATE_LIMIT: z.coerce.number().int().min(0).default(0),
  CATALOGUE_OPEN_LIMIT: z.coerce.number().int().min(0).default(100),
  CATALOGUE_RESOURCE_URI: z.enum(['own', 'original']).default('own'),
  PICTURE_CACHE_MB: z.coerce.number().int().min(0).default(512),
  CATALOGUE_DATA: z.string().default(shippedCatalogue),
  CATALOGUE_LAYERS: z.string().optional(),
  CATALOGUE_UPSTREAM: HttpAddressSchema.optional(),
  CATALOGUE_UPSTREAM_PUBLIC_KEY: z.string().optional(),
  CATALOGUE_UPSTREAM_PRIVATE_KEY: z.string().optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,512}$/, 'must have 16 to 512 characters, letters, digits and signs')
    .optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  PROFILE_PHOTOS: HttpAddressSchema.default(DEFAULT_PROFILES.photos),
  PROFILE_CODE: HttpAddressSchema.default(DEFAULT_PROFILES.code),
  PROFILE_NETWORK: HttpAddressSchema.default(DEFAULT_PROFILES.network),
  PROFILE_DESIGN: HttpAddressSchema.default(DEFAULT_PROFILES.design),
})
export type Environment = z.infer<typeof EnvironmentSchema>

/** Without characters that need escaping: it is written verbatim into pages and headers. */
function isSiteAddress(value: string): boolean {
  return /^https?:\/\/[^/\\?#@"'&]+\/?$/i.test(value) && URL.canParse(value)
}

export function isLongSecret(value: string): boolean {
  return value.trim().length >= MIN_SECRET_LENGTH
}

function isKeyList(value: string): boolean {
  const pairs = value.split(';').filter((pair) => pair.trim() !== '')
  return pairs.length > 0 && pairs.every((pair) => /^\s*[^:\s]+:[^:\s]+(:.*)?$/.test(pair))
}

function isHttpAddress(value: string): boolean {
  return /^https?:\/\//i.test(value) && URL.canParse(value)
}

function isPostgresAddress(value: string): boolean {
  return /^postgres(ql)?:\/\//i.test(value) && URL.canParse(value)
}

function isSmtpAddress(value: string): boolean {
  return /^smtps?:\/\//i.test(value) && URL.canParse(value)
}
