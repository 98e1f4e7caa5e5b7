import { KeySafe } from '../account/key-safe.ts'
import { migrations, storedIds } from '../migrations.ts'
import { SECRET } from './build-test-app.ts'

/** The program as it is, for tests of what knows no domain. */
export const shipped = { version: '0.1.0', migrations, storedIds }

/** The private key that this site has sealed. */
export function openSealedKey(sealed: string, publicKey: string): string | undefined {
  return new KeySafe(SECRET).open(sealed, publicKey)
}
