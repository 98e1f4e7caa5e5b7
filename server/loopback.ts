const LOOPBACK = ['localhost', '127.0.0.1', '[::1]', '::1']

interface ProxySettings {
  host: string
  publicUrl: string
  trustProxy: boolean | number | string[]
}

/** Whether the server listens on this machine alone and is published under a name of it. */
export function isLoopbackOnly(host: string, publicUrl: string): boolean {
  return LOOPBACK.includes(host) && LOOPBACK.includes(new URL(publicUrl).hostname)
}

/**
 * Whether callers come through a proxy on this machine of which nothing is known: nobody else reaches the server,
 * it is published elsewhere, and no `TRUST_PROXY` says that the proxy tells who calls.
 */
export function isBehindUnknownProxy({ host, publicUrl, trustProxy }: ProxySettings): boolean {
  const isPublic = !LOOPBACK.includes(new URL(publicUrl).hostname)
  return LOOPBACK.includes(host) && isPublic && trustProxy === false
}
