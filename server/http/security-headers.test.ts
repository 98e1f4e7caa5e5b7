import { describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { securityHeadersFor } from './security-headers.ts'

const SCRIPTS = 'http://localhost:3000/static/ http://127.0.0.1:3000/static/'
const WORKERS = `${SCRIPTS} http://localhost:3000/service-worker.js http://127.0.0.1:3000/service-worker.js`
const OWN =
  `default-src 'none'; script-src ${SCRIPTS}; worker-src ${WORKERS}; ` +
  "style-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
  "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const HOSTED = {
  IDENTITY: 'firebase',
  FIREBASE_PROJECT_ID: 'demo-rack',
  FIREBASE_API_KEY: 'public-key',
  FIREBASE_AUTH_DOMAIN: 'auth.rack.example',
}

function headersFor(environment: Record<string, string>) {
  const headers = securityHeadersFor(readConfig(environment))
  return {
    policy: headers['content-security-policy'],
    opener: headers['cross-origin-opener-policy'],
  }
}

test('a site that keeps its accounts itself loads nothing from elsewhere', () => {
  expect(headersFor({})).toEqual({ policy: OWN, opener: 'same-origin' })
})

test('a site under https asks for everything encrypted', () => {
  const { policy } = headersFor({ PUBLIC_URL: 'https://rack.example' })
  const scripts = 'https://rack.example/static/'
  const own = OWN.replace(WORKERS, `${scripts} https://rack.example/service-worker.js`).replace(
    SCRIPTS,
    scripts,
  )
  expect(policy).toBe(`${own}; upgrade-insecure-requests`)
})

test('avatars come from wherever a configured provider has them', () => {
  const { policy } = headersFor({ GOOGLE_CLIENT_ID: 'rack', GOOGLE_CLIENT_SECRET: 'hush' })
  expect(policy).toBe(OWN.replace('blob:;', 'blob: https:;'))
})

describe('security 18: scripts come', () => {
  const scriptsOf = (PUBLIC_URL: string) =>
    /script-src ([^;]*);/.exec(headersFor({ PUBLIC_URL }).policy ?? '')?.[1]

  test.each([
    ['https://rack.example', 'https://rack.example/static/'],
    ['https://rack.example:8443', 'https://rack.example:8443/static/'],
    ['http://localhost', 'http://localhost/static/ http://127.0.0.1/static/'],
    ['http://127.0.0.1:4000', 'http://localhost:4000/static/ http://127.0.0.1:4000/static/'],
  ])('at %s from the folder of the built ones only', (address, sources) => {
    expect(scriptsOf(address)).toBe(sources)
  })

  test('from the whole host where a policy cannot name it', () => {
    expect(scriptsOf('http://[::1]:4000')).toBe("'self'")
  })
})

describe('a site whose accounts Firebase keeps', () => {
  test('loads from there what the library needs, and nothing else', () => {
    expect(headersFor(HOSTED)).toEqual({
      policy:
        `default-src 'none'; script-src ${SCRIPTS} https://apis.google.com; worker-src ${WORKERS}; style-src 'self'; ` +
        "img-src 'self' data: blob: https://lh3.googleusercontent.com; font-src 'self'; " +
        "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com; " +
        "frame-src https://auth.rack.example; manifest-src 'self'; form-action 'self'; " +
        "base-uri 'none'; frame-ancestors 'none'",
      opener: 'same-origin-allow-popups',
    })
  })

  test('asks the emulator in place of the service', () => {
    const { policy } = headersFor({ ...HOSTED, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' })
    expect(policy).toContain("connect-src 'self' http://127.0.0.1:9099;")
    expect(policy).toContain('frame-src http://127.0.0.1:9099;')
    expect(policy).not.toContain('googleapis.com')
  })
})
