import { readFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DEFAULT_PROFILES } from '#contract/default-profiles.ts'
import { readConfig } from './config.ts'
import { ConfigError } from './config-error.ts'
import { EnvironmentSchema } from './environment.ts'

function faultsOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.faults
    throw error
  }
}

test('needs no variable at all', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    dataDir: resolve('data'),
    trustProxy: false,
    secret: undefined,
    databaseUrl: undefined,
    firebase: null,
    social: { kind: 'demo', label: 'a demo account' },
    mail: { smtpUrl: undefined, from: 'Spinner Rack <no-reply@localhost>' },
    firestore: null,
    adminEmails: [],
    catalogueData: resolve('catalogue/data'),
    catalogueLayers: [],
    catalogueAccess: 'members',
    catalogueKeys: [],
    catalogueRateLimit: 0,
    catalogueOpenLimit: 100,
    catalogueResourceUri: 'own',
    pictureCacheMb: 512,
    catalogueUpstream: null,
    metricsToken: undefined,
    logLevel: 'info',
    profiles: {
      photos: 'https://www.instagram.com/',
      code: 'https://github.com/',
      network: 'https://www.linkedin.com/',
      design: 'https://dribbble.com/',
    },
  })
})

test('reads the folders of the layers in their order', () => {
  const CATALOGUE_LAYERS = ['layers/gcd', '/srv/ours', ''].join(delimiter)
  const { catalogueLayers } = readConfig({ CATALOGUE_LAYERS })
  expect(catalogueLayers).toEqual([resolve('layers/gcd'), resolve('/srv/ours')])
})

test('names the site after its port unless a public address is given', () => {
  expect(readConfig({ PORT: '4321' }).publicUrl).toBe('http://localhost:4321')
  expect(readConfig({ PUBLIC_URL: 'https://rack.example/' }).publicUrl).toBe('https://rack.example')
})

test('writes the public address as a browser writes an origin', () => {
  const { publicUrl } = readConfig({ PUBLIC_URL: 'HTTPS://Rack.Example:443' })
  expect(publicUrl).toBe('https://rack.example')
})

test("reads the author's links, each with a default of its own", () => {
  const PROFILE_CODE = 'https://code.example/~stan?tab=1&all'
  expect(readConfig({ PROFILE_CODE }).profiles).toEqual({
    ...readConfig({}).profiles,
    code: PROFILE_CODE,
  })
})

test('reads an empty variable as one that is not set', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: '' })).toEqual(readConfig({}))
})

test('reads how much of the disk pictures may take, nothing included', () => {
  expect(readConfig({ PICTURE_CACHE_MB: '0' }).pictureCacheMb).toBe(0)
  expect(readConfig({ PICTURE_CACHE_MB: '2048' }).pictureCacheMb).toBe(2048)
})

test('reads the proxies to believe as true, a number or a list', () => {
  expect(readConfig({ TRUST_PROXY: 'true' }).trustProxy).toBe(true)
  expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
  expect(readConfig({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,::1' }).trustProxy).toEqual([
    '127.0.0.1',
    '10.0.0.0/8',
    '::1',
  ])
})

test('reads pairs of keys, in which only the first two colons separate', () => {
  const keys = 'pub1:priv1; pub2:priv2:https://rack.example:8443/app/*, *.fans.example ;'
  expect(readConfig({ CATALOGUE_KEYS: keys }).catalogueKeys).toEqual([
    { publicKey: 'pub1', privateKey: 'priv1', referrers: [] },
    {
      publicKey: 'pub2',
      privateKey: 'priv2',
      referrers: ['https://rack.example:8443/app/*', '*.fans.example'],
    },
  ])
})

test('wants both keys with an upstream', () => {
  const CATALOGUE_UPSTREAM = 'http://localhost:4000/v1/public/'
  expect(faultsOf({ CATALOGUE_UPSTREAM })).toEqual([
    'CATALOGUE_UPSTREAM_PUBLIC_KEY: is needed with CATALOGUE_UPSTREAM',
    'CATALOGUE_UPSTREAM_PRIVATE_KEY: is needed with CATALOGUE_UPSTREAM',
  ])
  const keys = { CATALOGUE_UPSTREAM_PUBLIC_KEY: 'p', CATALOGUE_UPSTREAM_PRIVATE_KEY: 'q' }
  expect(readConfig({ CATALOGUE_UPSTREAM, ...keys }).catalogueUpstream).toEqual({
    url: 'http://localhost:4000/v1/public',
    publicKey: 'p',
    privateKey: 'q',
  })
})

test('lists every fault by the name of its variable', () => {
  const faults = faultsOf({ PORT: '70000', PUBLIC_URL: 'ftp://rack.example', TRUST_PROXY: 'maybe' })
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(['PORT', 'PUBLIC_URL', 'TRUST_PROXY'])
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['PUBLIC_URL', 'rack.example'],
  ['PUBLIC_URL', 'https://rack.example/path'],
  ['PUBLIC_URL', 'https://rack.example\\path'],
  ['PUBLIC_URL', 'https://rack.example?x=1'],
  ['PUBLIC_URL', 'https://stan@rack.example'],
  ['PUBLIC_URL', 'https://rack".example'],
  ['CATALOGUE_ACCESS', 'everybody'],
  ['CATALOGUE_KEYS', 'onlyone'],
  ['CATALOGUE_KEYS', ';'],
  ['CATALOGUE_RATE_LIMIT', '-1'],
  ['CATALOGUE_RESOURCE_URI', 'theirs'],
  ['CATALOGUE_OPEN_LIMIT', '-1'],
  ['CATALOGUE_OPEN_LIMIT', 'many'],
  ['PICTURE_CACHE_MB', '-1'],
  ['PICTURE_CACHE_MB', '0.5'],
  ['PICTURE_CACHE_MB', '512 MB'],
  ['CATALOGUE_UPSTREAM', 'gateway.marvel.com'],
  ['METRICS_TOKEN', 'fifteen-letters'],
  ['METRICS_TOKEN', 'with a blank in between'],
  ['LOG_LEVEL', 'loud'],
  ['PROFILE_PHOTOS', 'photos.example/stan'],
  ['PROFILE_CODE', 'javascript:alert(1)'],
  ['PROFILE_NETWORK', 'https://'],
  ['PROFILE_DESIGN', 'data:text/html,hello'],
])('refuses %s=%s', (name, value) => {
  expect(faultsOf({ [name]: value })).toHaveLength(1)
})

test('stands in the README variable by variable, with its default', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
  const rows = [...readme.matchAll(/^\| `([A-Z_]+)` \| (?:`([^`]*)`)?/gm)]
  const documented = Object.fromEntries(rows.map(([, name, value]) => [name, value]))
  expect(Object.keys(documented)).toEqual(Object.keys(EnvironmentSchema.shape))
  expect(documented).toMatchObject({ PORT: '3000', HOST: '127.0.0.1', DATA_DIR: './data' })
  expect(documented).toMatchObject({ PICTURE_CACHE_MB: '512' })
  expect(documented).toMatchObject({
    PROFILE_PHOTOS: DEFAULT_PROFILES.photos,
    PROFILE_CODE: DEFAULT_PROFILES.code,
    PROFILE_NETWORK: DEFAULT_PROFILES.network,
    PROFILE_DESIGN: DEFAULT_PROFILES.design,
  })
})

test('vouches for social accounts itself only where nobody else can come', () => {
  const social = (environment: Record<string, string>) => readConfig(environment).social
  expect(social({})).toEqual({ kind: 'demo', label: 'a demo account' })
  expect(social({ HOST: '0.0.0.0' })).toBeNull()
  expect(social({ PUBLIC_URL: 'https://rack.example' })).toBeNull()
})

test('takes any issuer of social accounts, and knows the address of Google', () => {
  const issuer = {
    SOCIAL_ISSUER: 'https://id.example/realms/comics/',
    SOCIAL_CLIENT_ID: 'rack',
    SOCIAL_CLIENT_SECRET: 'hush',
  }
  expect(readConfig(issuer).social).toEqual({
    kind: 'issuer',
    issuer: 'https://id.example/realms/comics',
    clientId: 'rack',
    clientSecret: 'hush',
    label: 'id.example',
  })
  const google = { GOOGLE_CLIENT_ID: 'rack', GOOGLE_CLIENT_SECRET: 'hush', HOST: '0.0.0.0' }
  expect(readConfig(google).social).toMatchObject({
    issuer: 'https://accounts.google.com',
    label: 'Google',
  })
  expect(faultsOf({ GOOGLE_CLIENT_ID: 'rack' })).toEqual([
    'GOOGLE_CLIENT_SECRET: is needed with GOOGLE_CLIENT_ID',
  ])
  expect(faultsOf({ SOCIAL_ISSUER: 'https://id.example' })).toEqual([
    'SOCIAL_CLIENT_ID: is needed with SOCIAL_ISSUER',
    'SOCIAL_CLIENT_SECRET: is needed with SOCIAL_ISSUER',
  ])
})

test('asks for the host of Firebase without its scheme', () => {
  expect(faultsOf({ FIREBASE_AUTH_DOMAIN: 'https://rack.firebaseapp.com' })).toEqual([
    'FIREBASE_AUTH_DOMAIN: must be a host name, without https://',
  ])
})

test('asks for all that Firebase needs, and offers no other social account beside it', () => {
  expect(faultsOf({ IDENTITY: 'firebase', FIREBASE_API_KEY: 'k' })).toEqual([
    'FIREBASE_PROJECT_ID: is needed with IDENTITY=firebase',
    'FIREBASE_AUTH_DOMAIN: is needed with IDENTITY=firebase',
  ])
  const config = readConfig({
    IDENTITY: 'firebase',
    FIREBASE_PROJECT_ID: 'demo-rack',
    FIREBASE_API_KEY: 'k',
    FIREBASE_AUTH_DOMAIN: 'demo-rack.firebaseapp.com',
  })
  expect(config.firebase).toEqual({
    projectId: 'demo-rack',
    apiKey: 'k',
    authDomain: 'demo-rack.firebaseapp.com',
    emulatorHost: undefined,
  })
  expect(config.social).toBeNull()
})

test('keeps messages in Firestore when told so, and then asks for its project', () => {
  expect(faultsOf({ QUERIES: 'firestore' })).toEqual([
    'FIREBASE_PROJECT_ID: is needed with QUERIES=firestore',
  ])
  expect(faultsOf({ QUERIES: 'mongodb' })).toEqual(['QUERIES: must be firestore, or not be set'])
  expect(faultsOf({ FIRESTORE_EMULATOR_HOST: 'http://127.0.0.1' })).toEqual([
    'FIRESTORE_EMULATOR_HOST: must be host:port',
  ])
  const { firestore, firebase } = readConfig({
    QUERIES: 'firestore',
    FIREBASE_PROJECT_ID: 'demo-rack',
    FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
    GOOGLE_APPLICATION_CREDENTIALS: '/run/secrets/key.json',
  })
  expect(firebase).toBeNull()
  expect(firestore).toEqual({
    projectId: 'demo-rack',
    emulatorHost: '127.0.0.1:8080',
    keyFile: '/run/secrets/key.json',
  })
})

test('reads who sees the inbox, and how mail goes out', () => {
  const config = readConfig({
    ADMIN_EMAILS: 'Stan@Example.com, jack@example.com',
    SMTP_URL: 'smtp://mail.example:2525',
    MAIL_FROM: 'The Rack <rack@example.com>',
  })
  expect(config.adminEmails).toEqual(['stan@example.com', 'jack@example.com'])
  expect(config.mail).toEqual({
    smtpUrl: 'smtp://mail.example:2525',
    from: 'The Rack <rack@example.com>',
  })
  expect(faultsOf({ SMTP_URL: 'https://mail.example' })[0]).toMatch(/^SMTP_URL: must be an smtp/)
  expect(faultsOf({ SECRET: 'short', DATABASE_URL: 'mysql://x' })).toHaveLength(2)
})

describe('security 7: the Auth emulator of Firebase', () => {
  const emulator = {
    IDENTITY: 'firebase',
    FIREBASE_PROJECT_ID: 'demo-rack',
    FIREBASE_API_KEY: 'public-key',
    FIREBASE_AUTH_DOMAIN: 'auth.rack.example',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  }

  test.each<Record<string, string>>([
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.168.1.7' },
    { PUBLIC_URL: 'https://rack.example' },
    { PUBLIC_URL: 'http://localhost.rack.example' },
    { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' },
    { HOST: '0.0.0.0', IDENTITY: 'embedded' },
  ])('is refused with %j, in words that say what to do', (environment) => {
    expect(faultsOf({ ...emulator, ...environment })).toEqual([
      'FIREBASE_AUTH_EMULATOR_HOST: is for one machine, since its tokens are not signed: unset it, ' +
        'or leave HOST and PUBLIC_URL at their defaults',
    ])
  })

  test.each<Record<string, string>>([
    {},
    { HOST: '::1' },
    { HOST: 'localhost', PUBLIC_URL: 'http://127.0.0.1:4000' },
    { PUBLIC_URL: 'http://[::1]:4000' },
  ])('is allowed with %j', (environment) => {
    expect(readConfig({ ...emulator, ...environment }).firebase).toMatchObject({
      emulatorHost: '127.0.0.1:9099',
    })
  })
})

test.each([' '.repeat(40), `${'x'.repeat(31)} `])('security 6: SECRET=%j is refused', (SECRET) => {
  expect(faultsOf({ SECRET })).toEqual([
    'SECRET: must have at least 32 characters, without blanks around',
  ])
})
