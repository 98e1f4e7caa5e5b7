/** What a server listens on that says "all addresses", and where it is reached from its own machine. */
const WILDCARDS: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

/**
 * Where the server of this environment is reached from its own machine. Reads `HOST` and `PORT` without the
 * configuration's schemas, whose loading takes longer than the check; its test holds both together.
 */
export function serverAddress({ HOST, PORT }: Record<string, string | undefined>): string {
  const listened = HOST || '127.0.0.1'
  const host = WILDCARDS[listened] ?? listened
  return `http://${host.includes(':') ? `[${host}]` : host}:${Number(PORT || 3000)}`
}
