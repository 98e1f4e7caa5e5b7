/** The address below which the endpoints are, whether it was given whole or not. */
export function wireOf(address: string): string {
  return `${address.replace(/\/+$/, '').replace(/\/v1\/public$/, '')}/v1/public`
}
