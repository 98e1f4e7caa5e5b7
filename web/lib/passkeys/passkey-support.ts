export type PasskeySupport = 'usable' | 'numeric-address' | 'unsupported'

/** WebAuthn needs a secure context and a domain name: it refuses addresses such as `127.0.0.1`. */
export function readPasskeySupport(): PasskeySupport {
  if (!window.isSecureContext || typeof PublicKeyCredential === 'undefined') return 'unsupported'
  return /^[\d.]+$|^\[/.test(location.hostname) ? 'numeric-address' : 'usable'
}
