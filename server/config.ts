import { delimiter, resolve } from 'node:path'
import type { LogLevel } from '#contract/log-line.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import { ConfigError, needed } from './config-error.ts'
import { type Environment, EnvironmentSchema } from './environment.ts'
import {
  type FirebaseConfig,
  type FirestoreConfig,
  readFirebase,
  readFirestore,
} from './firebase-config.ts'
import { readSocial, type SocialConfig } from './social-config.ts'

/** An API key pair of the catalogue, and the referrers that may use the public key alone. */
export interface CatalogueKey {
  publicKey: string
  privateKey: string
  referrers: string[]
}

export interface Config {
  port: number
  host: string
  /** An origin as browsers write it: no trailing slash, no default port. */
  publicUrl: string
  dataDir: string
  /**
   * Whether `X-Forwarded-For` is trusted; a number is the count of proxies in front of the server.
   */
  trustProxy: boolean | number | string[]
  /** Signs sessions; undefined: generated at the first start and stored in the data folder. */
  secret: string | undefined
  /** PostgreSQL; undefined: SQLite in the data folder. */
  databaseUrl: string | undefined
  /** Accounts at Firebase; null: accounts stored by this server. */
  firebase: FirebaseConfig | null
  /** The OpenID issuer of social sign-in in embedded mode; null: none, and no button is shown. */
  social: SocialConfig | null
  mail: { smtpUrl: string | undefined; from: string }
  /** Messages in Cloud Firestore; null: in the database of the accounts. */
  firestore: FirestoreConfig | null
  /** In lower case. */
  adminEmails: string[]
  catalogueData: string
  /** Folders of facts over those of `catalogueData`, in this order. */
  catalogueLayers: string[]
  catalogueAccess: 'members' | 'open'
  catalogueKeys: CatalogueKey[]
  /** Rate limit: calls per key in a rolling day; 0 is no limit. */
  catalogueRateLimit: number
  /** Calls a minute to the wire of an open mirror, by address; 0 is no limit. */
  catalogueOpenLimit: number
  catalogueResourceUri: 'own' | 'original'
  /** How much of the disk bitmaps may take; 0: none are kept there. */
  pictureCacheMb: number
  /** Base URL of an upstream service that speaks the contract; without a trailing slash. */
  catalogueUpstream: { url: string; publicKey: string; privateKey: string } | null
  /** Who sends it as a bearer token may read `/metrics`; undefined: only callers on this machine. */
  metricsToken: string | undefined
  logLevel: LogLevel
  profiles: SiteConfig['profiles']
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
  const publicUrl = new URL(set.PUBLIC_URL ?? `http://localhost:${set.PORT}`).origin
  return {
    port: set.PORT,
    host: set.HOST,
    publicUrl,
    dataDir: resolve(set.DATA_DIR),
    trustProxy: readTrustProxy(set.TRUST_PROXY),
    secret: set.SECRET,
    databaseUrl: set.DATABASE_URL,
    firebase: readFirebase(set, publicUrl),
    social: readSocial(set, publicUrl),
    mail: {
      smtpUrl: set.SMTP_URL,
      from: set.MAIL_FROM ?? `Spinner Rack <no-reply@${new URL(publicUrl).hostname}>`,
    },
    firestore: readFirestore(set),
    adminEmails: (set.ADMIN_EMAILS ?? '')
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
    catalogueData: resolve(set.CATALOGUE_DATA),
    catalogueLayers: readFolders(set.CATALOGUE_LAYERS),
    catalogueAccess: set.CATALOGUE_ACCESS,
    catalogueKeys: readKeys(set.CATALOGUE_KEYS),
    catalogueRateLimit: set.CATALOGUE_RATE_LIMIT,
    catalogueOpenLimit: set.CATALOGUE_OPEN_LIMIT,
    catalogueResourceUri: set.CATALOGUE_RESOURCE_URI,
    pictureCacheMb: set.PICTURE_CACHE_MB,
    catalogueUpstream: readUpstream(set),
    metricsToken: set.METRICS_TOKEN,
    logLevel: set.LOG_LEVEL,
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

function readFolders(value = ''): string[] {
  const folders = value.split(delimiter).map((folder) => folder.trim())
  return folders.filter(Boolean).map((folder) => resolve(folder))
}

/** Only the first two colons separate: a referrer may itself contain colons. */
function readKeys(value = ''): CatalogueKey[] {
  return value.split(';').flatMap((pair) => {
    const [, publicKey, privateKey, referrers = ''] =
      /^\s*([^:\s]+):([^:\s]+)(?::(.*))?$/.exec(pair) ?? []
    if (publicKey === undefined || privateKey === undefined) return []
    const list = referrers.split(',').map((referrer) => referrer.trim())
    return { publicKey, privateKey, referrers: list.filter(Boolean) }
  })
}

function readUpstream(set: Environment): Config['catalogueUpstream'] {
  const url = set.CATALOGUE_UPSTREAM?.replace(/\/$/, '')
  if (url === undefined) return null
  const [publicKey, privateKey] = needed(set, 'CATALOGUE_UPSTREAM', [
    'CATALOGUE_UPSTREAM_PUBLIC_KEY',
    'CATALOGUE_UPSTREAM_PRIVATE_KEY',
  ])
  return { url, publicKey, privateKey }
}
