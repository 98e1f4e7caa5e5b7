import { expect, test } from 'vitest'
import { buildSocialSite } from '../testing/build-social-site.ts'
import {
  addPasskey,
  signInByPasskey,
  signUpWithApp,
  takeFirstStep,
} from '../testing/factor-calls.ts'
import { PlainBrowser } from '../testing/plain-browser.ts'
import { readMetrics } from '../testing/read-metrics.ts'
import { PASSWORD, signUpMember } from '../testing/sign-up-member.ts'
import { createSoftAuthenticator } from '../testing/soft-authenticator.ts'
import { totpOf } from '../testing/totp.ts'

type Site = Awaited<ReturnType<typeof buildSocialSite>>

const DONE = 'spinner_rack_sign_ins_total'
const REFUSED = 'spinner_rack_sign_ins_refused_total'

/** The sign-ins that were counted; what is 0 is left out. */
async function countedAt({ url }: Site): Promise<string[]> {
  const { text } = await readMetrics(url)
  return text.split('\n').filter((line) => /^spinner_rack_sign_ins.* [1-9]\d*$/.test(line))
}

test('a right password counts as a sign-in only where it opens a session, a second step where it does', async () => {
  const site = await buildSocialSite()
  const { app, post } = site
  const { email: withoutApp } = await signUpMember(app)
  await post('/sign-in/email', { email: withoutApp, password: PASSWORD })
  expect(await countedAt(site)).toEqual([`${DONE}{way="password"} 1`])

  const { email, key, recoveryCodes } = await signUpWithApp(site)
  const path = '/two-factor/verify-totp'
  const cookie = await takeFirstStep(site, email)
  await post(path, { code: wrongCode(key) }, { cookie })
  await post(path, { code: totpOf(key, 1) })
  expect((await post(path, { code: totpOf(key, 1) }, { cookie })).status).toBe(200)
  const next = { cookie: await takeFirstStep(site, email) }
  const [code = ''] = recoveryCodes
  expect((await post('/two-factor/verify-backup-code', { code }, next)).status).toBe(200)
  expect(await countedAt(site)).toEqual([
    `${DONE}{way="password"} 1`,
    `${DONE}{way="second-step"} 2`,
    `${REFUSED}{way="second-step",reason="wrong-code"} 1`,
    `${REFUSED}{way="second-step",reason="second-step-expired"} 1`,
  ])
})

test('a passkey counts when it has opened a session, and by the reason when it has not', async () => {
  const site = await buildSocialSite()
  const { cookie } = await signUpMember(site.app)
  const device = createSoftAuthenticator()
  const here = { origin: site.url }
  expect((await addPasskey(site, cookie, device, here)).status).toBe(200)
  expect((await signInByPasskey(site, device, here)).status).toBe(200)
  await signInByPasskey(site, createSoftAuthenticator(), here)
  await signInByPasskey(site, device, { origin: 'https://elsewhere.example' })
  expect(await countedAt(site)).toEqual([
    `${DONE}{way="passkey"} 1`,
    `${REFUSED}{way="passkey",reason="passkey-unknown"} 1`,
    `${REFUSED}{way="passkey",reason="passkey-refused"} 1`,
  ])
})

test('a social account counts when its provider has sent the reader back, and so does who cancelled', async () => {
  const site = await buildSocialSite()
  await site.signIn(new PlainBrowser(), 'demo-nadia')
  await site.signIn(new PlainBrowser(), 'demo-nadia')
  const browser = new PlainBrowser()
  const chooser = await site.begin(browser)
  await browser.open(`${chooser.url}/cancel`)
  expect(await countedAt(site)).toEqual([
    `${DONE}{way="social"} 2`,
    `${REFUSED}{way="social",reason="popup-closed"} 1`,
  ])
})

function wrongCode(key: string): string {
  const right = [-2, -1, 0, 1, 2, 3].map((later) => totpOf(key, later))
  return ['100000', '200000', '300000', '400000', '500000', '600000', '700000'].filter(
    (code) => !right.includes(code),
  )[0] as string
}
