const LOOPBACK = ['localhost', '127.0.0.1']

/**
 * The domain that passkeys are bound to. WebAuthn allows no IP addresses: on loopback passkeys work at
 * `localhost` only.
 */
export function relyingPartyId(publicUrl: string): string {
  const { hostname } = new URL(publicUrl)
  return LOOPBACK.includes(hostname) ? 'localhost' : hostname
}
