import { describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { buildTestApp } from '../testing/build-test-app.ts'

describe('GET /api/config', () => {
  test("tells the identity kind, the social account's name and the author's links, and nothing else", async () => {
    const config = readConfig({
      PROFILE_DESIGN: 'https://design.example/stan',
      CATALOGUE_KEYS: 'public:private',
      SOCIAL_ISSUER: 'https://id.example',
      SOCIAL_CLIENT_ID: 'rack',
      SOCIAL_CLIENT_SECRET: 'hush',
      SOCIAL_LABEL: 'Comics ID',
    })
    const { app } = await buildTestApp({ config })
    const answer = await app.inject('/api/config')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.json()).toEqual({
      identity: 'embedded',
      social: { label: 'Comics ID' },
      profiles: {
        photos: 'https://www.instagram.com/',
        code: 'https://github.com/',
        network: 'https://www.linkedin.com/',
        design: 'https://design.example/stan',
      },
      layers: [],
    })
  })

  test('tells of no social account where nobody vouches for one', async () => {
    const { app } = await buildTestApp({ config: readConfig({ HOST: '0.0.0.0' }) })
    expect((await app.inject('/api/config')).json()).toMatchObject({ social: null })
  })

  test('tells what a browser needs for accounts at Firebase', async () => {
    const config = readConfig({
      IDENTITY: 'firebase',
      FIREBASE_PROJECT_ID: 'demo-rack',
      FIREBASE_API_KEY: 'public-key',
      FIREBASE_AUTH_DOMAIN: 'demo-rack.firebaseapp.com',
    })
    const { app } = await buildTestApp({ config })
    expect((await app.inject('/api/config')).json()).toMatchObject({
      identity: 'firebase',
      firebase: {
        projectId: 'demo-rack',
        apiKey: 'public-key',
        authDomain: 'demo-rack.firebaseapp.com',
      },
      social: { label: 'Google' },
    })
  })

  test('stands in the documentation', async () => {
    const { app } = await buildTestApp()
    const { paths, components } = (await app.inject('/openapi.json')).json()
    expect(paths['/api/config'].get.responses[200]).toBeDefined()
    const [embedded, firebase] = components.schemas.SiteConfig.oneOf
    expect(embedded.properties).toHaveProperty('profiles')
    expect(firebase.properties).toHaveProperty('firebase')
  })
})
