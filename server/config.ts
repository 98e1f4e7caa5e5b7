import { join, resolve } from 'node:path'
import { z } from 'zod'
import { DEFAULT_PROFILES } from '#contract/default-profiles.ts'
import type { SiteConfig } from '#contract/site-config.ts'

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
  TRUST_PROXY: z
    .string()
    .regex(/^(true|\d{1,2}|[\da-f.:/]+(\s*,\s*[\da-f.:/]+)*)$/i, {
      error: 'must be true, a number of proxies, or addresses and networks separated by commas',
    })
    .optional(),
  CATALOGUE_ACCESS: z.enum(['members', 'open']).default('members'),
  CATALOGUE_KEYS: z
    .string()
    .refine(isKeyList, 'must be public:private or public:private:referrer,referrer; several by ;')
    .optional(),
  CATALOGUE_RATE_LIMIT: z.coerce.number().int().min(0).default(0),
  CATALOGUE_RESOURCE_URI: z.enum(['own', 'original']).default('own'),
  CATALOGUE_DATA: z.string().default(shippedCatalogue),
  CATALOGUE_UPSTREAM: HttpAddressSchema.optional(),
  CATALOGUE_UPSTREAM_PUBLIC_KEY: z.string().optional(),
  CATALOGUE_UPSTREAM_PRIVATE_KEY: z.string().optional(),
  PROFILE_PHOTOS: HttpAddressSchema.default(DEFAULT_PROFILES.photos),
  PROFILE_CODE: HttpAddressSchema.default(DEFAULT_PROFILES.code),
  PROFILE_NETWORK: HttpAddressSchema.default(DEFAULT_PROFILES.network),
  PROFILE_DESIGN: HttpAddressSchema.default(DEFAULT_PROFILES.design),
})

/** A pair of keys of the catalogue, and where a browser may use the public one alone. */
export interface CatalogueKey {
  publicKey: string
  privateKey: string
  referrers: string[]
}

export interface Config {
  port: number
  host: string
  /** An origin as browsers write it: no slash at its end, no port that goes without saying. */
  publicUrl: string
  dataDir: string
  /** Whether a forwarded address is believed; a number counts the proxies in front of the server. */
  trustProxy: boolean | number | string[]
  catalogueData: string
  catalogueAccess: 'members' | 'open'
  catalogueKeys: CatalogueKey[]
  /** Calls per key and rolling day; 0 is no limit. */
  catalogueRateLimit: number
  catalogueResourceUri: 'own' | 'original'
  /** A service that speaks the contract, to answer from; without a slash at its end. */
  catalogueUpstream: { url: string; publicKey: string; privateKey: string } | null
  profiles: SiteConfig['profiles']
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly faults: string[]

  constructor(faults: string[]) {
    super(`The configuration has faults:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
    this.faults = faults
  }
}

/** Throws a ConfigError that names every bad variable, not only the first. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  // `PORT=` in a shell or a compose file means "not set".
  const given = Object.entries(environment).filter(([, value]) => value !== '')
  const result = EnvironmentSchema.safeParse(Object.fromEntries(given))
  if (!result.success) {
    throw new ConfigError(
      result.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`),
    )
  }
  const set = result.data
  return {
    port: set.PORT,
    host: set.HOST,
    publicUrl: new URL(set.PUBLIC_URL ?? `http://localhost:${set.PORT}`).origin,
    dataDir: resolve(set.DATA_DIR),
    trustProxy: readTrustProxy(set.TRUST_PROXY),
    catalogueData: resolve(set.CATALOGUE_DATA),
    catalogueAccess: set.CATALOGUE_ACCESS,
    catalogueKeys: readKeys(set.CATALOGUE_KEYS),
    catalogueRateLimit: set.CATALOGUE_RATE_LIMIT,
    catalogueResourceUri: set.CATALOGUE_RESOURCE_URI,
    catalogueUpstream: readUpstream(set),
    profiles: {
      photos: set.PROFILE_PHOTOS,
      code: set.PROFILE_CODE,
      network: set.PROFILE_NETWORK,
      design: set.PROFILE_DESIGN,
    },
  }
}

function readTrustProxy(value: string | undefined): Config['trustProxy'] {
  if (value === undefined) return false
  if (value.toLowerCase() === 'true') return true
  if (/^\d+$/.test(value)) return Number(value)
  return value.split(',').map((part) => part.trim())
}

/** Without signs that would need escaping: it is written into pages and headers as it is. */
function isSiteAddress(value: string): boolean {
  return /^https?:\/\/[^/?#@"'&]+\/?$/i.test(value) && URL.canParse(value)
}

function isKeyList(value: string): boolean {
  const pairs = value.split(';').filter((pair) => pair.trim() !== '')
  return pairs.length > 0 && pairs.every((pair) => /^\s*[^:\s]+:[^:\s]+(:.*)?$/.test(pair))
}

/** Only the first two colons of a pair separate: a referrer may have colons of its own. */
function readKeys(value = ''): CatalogueKey[] {
  return value.split(';').flatMap((pair) => {
    const [, publicKey, privateKey, referrers = ''] =
      /^\s*([^:\s]+):([^:\s]+)(?::(.*))?$/.exec(pair) ?? []
    if (publicKey === undefined || privateKey === undefined) return []
    const list = referrers.split(',').map((referrer) => referrer.trim())
    return { publicKey, privateKey, referrers: list.filter(Boolean) }
  })
}

function isHttpAddress(value: string): boolean {
  return /^https?:\/\//i.test(value) && URL.canParse(value)
}

function readUpstream(set: z.infer<typeof EnvironmentSchema>): Config['catalogueUpstream'] {
  const url = set.CATALOGUE_UPSTREAM?.replace(/\/$/, '')
  if (url === undefined) return null
  const keys = ['CATALOGUE_UPSTREAM_PUBLIC_KEY', 'CATALOGUE_UPSTREAM_PRIVATE_KEY'] as const
  const missing = keys.filter((name) => set[name] === undefined)
  if (missing.length > 0) {
    throw new ConfigError(missing.map((name) => `${name}: is needed with CATALOGUE_UPSTREAM`))
  }
  const [publicKey = '', privateKey = ''] = keys.map((name) => set[name])
  return { url, publicKey, privateKey }
}
