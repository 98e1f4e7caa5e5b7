import { md5 } from '#sdk/md5.ts'

export interface Keys {
  publicKey: string
  privateKey: string
}

/** What was typed, by the names of the parameters. */
export type Values = ReadonlyMap<string, string>

/** The address of a call. Empty fields are left out: the wire refuses an empty filter. */
export function toAddress(path: string, values: Values): string {
  const left = new Map(values)
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = left.get(name) ?? ''
    left.delete(name)
    return encodeURIComponent(value)
  })
  const query = new URLSearchParams([...left].filter(([, value]) => value !== '')).toString()
  return query === '' ? filled : `${filled}?${query}`
}

/**
 * With the credentials that the wire wants: the hash of both keys, or the public key alone, which is
 * enough at pages that are listed with it. The private key itself never leaves the page.
 */
export function withKeys(address: string, { publicKey, privateKey }: Keys, ts: string): string {
  if (publicKey === '') return address
  const credentials = new URLSearchParams({ apikey: publicKey })
  if (privateKey !== '') {
    credentials.set('ts', ts)
    credentials.set('hash', md5(ts + privateKey + publicKey))
  }
  return `${address}${address.includes('?') ? '&' : '?'}${credentials}`
}
