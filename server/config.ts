import { join, resolve } from 'node:path'
import { z } from 'zod'

const shippedCatalogue = join(import.meta.dirname, '../catalogue/data')

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
  CATALOGUE_DATA: z.string().default(shippedCatalogue),
})

export interface Config {
  port: number
  host: string
  /** Without a slash at its end. */
  publicUrl: string
  dataDir: string
  /** Whether a forwarded address is believed; a number counts the proxies in front of the server. */
  trustProxy: boolean | number | string[]
  catalogueData: string
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
  const set = Object.entries(environment).filter(([, value]) => value !== '')
  const result = EnvironmentSchema.safeParse(Object.fromEntries(set))
  if (!result.success) {
    throw new ConfigError(
      result.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`),
    )
  }
  const { PORT, HOST, PUBLIC_URL, DATA_DIR, TRUST_PROXY, CATALOGUE_DATA } = result.data
  return {
    port: PORT,
    host: HOST,
    publicUrl: PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${PORT}`,
    dataDir: resolve(DATA_DIR),
    trustProxy: readTrustProxy(TRUST_PROXY),
    catalogueData: resolve(CATALOGUE_DATA),
  }
}

function readTrustProxy(value: string | undefined): Config['trustProxy'] {
  if (value === undefined) return false
  if (value.toLowerCase() === 'true') return true
  if (/^\d+$/.test(value)) return Number(value)
  return value.split(',').map((part) => part.trim())
}

function isSiteAddress(value: string): boolean {
  return /^https?:\/\/[^/?#]+\/?$/.test(value) && URL.canParse(value)
}
