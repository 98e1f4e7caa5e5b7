import type { Send, Service } from '#contract/interop/run-case.mjs'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import { OWN_BASE } from '../fixture.ts'
import { buildContractApp } from './ask.ts'
import { FIXTURE_KEYS } from './fixture-keys.ts'

/** What the patterns of the cases are filled with. */
const VARIABLES = {
  base: OWN_BASE,
  site: new URL(OWN_BASE).origin,
  publicKey: '1234',
  privateKey: 'abcd',
}

/** Our service with the catalogue, the clock and the keys of the fixture. */
export const shareInteropService = shareInFile(async (): Promise<Service> => {
  const { app } = await buildContractApp({ environment: { CATALOGUE_KEYS: FIXTURE_KEYS } })
  const send: Send = async (method, path, headers, body) => {
    const request = { method: method as 'GET', url: path, headers }
    const response = await app.inject(body === undefined ? request : { ...request, payload: body })
    // An injected response to HEAD shows the body that Node would not send.
    const bytes = method === 'HEAD' ? Buffer.alloc(0) : response.rawPayload
    return { status: response.statusCode, headers: response.headers, bytes }
  }
  return { send, basePath: '/v1/public', variables: VARIABLES }
})
