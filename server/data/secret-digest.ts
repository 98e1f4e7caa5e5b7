import { createHmac } from 'node:crypto'

/** Tells whether two secrets are the same, and nothing else of them. */
export function digestOfSecret(secret: string): string {
  return createHmac('sha256', secret).update('spinner-rack/backup').digest('base64url')
}
