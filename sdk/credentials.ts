import type { ServiceOptions } from './client-types.ts'
import { md5 } from './md5.ts'

/** What a call carries besides its query. */
export interface Credentials {
  parameters: Record<string, string>
  headers: Record<string, string>
}

type Identity = Pick<ServiceOptions, 'publicKey' | 'privateKey' | 'token'>

/** Signed once: a signature does not expire, and the same address can be cached. */
export function createCredentials({
  publicKey,
  privateKey,
  token,
}: Identity): () => Promise<Credentials> {
  const parameters = parametersOf(publicKey, privateKey)
  return async () => {
    const said = typeof token === 'function' ? await token() : token
    const headers: Record<string, string> = {}
    if (said !== undefined) headers.authorization = `Bearer ${said}`
    return { parameters, headers }
  }
}

function parametersOf(publicKey?: string, privateKey?: string): Record<string, string> {
  if (privateKey === undefined) return publicKey === undefined ? {} : { apikey: publicKey }
  if (publicKey === undefined) throw new TypeError('A private key needs its public key.')
  if (typeof document !== 'undefined') {
    throw new TypeError(
      'A private key must not be in a page, where every reader can see it: use the public key alone.',
    )
  }
  const ts = String(Date.now())
  return { ts, apikey: publicKey, hash: md5(ts + privateKey + publicKey) }
}
