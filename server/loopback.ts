const LOOPBACK = ['localhost', '127.0.0.1', '[::1]', '::1']

/** Whether the server listens on this machine alone and is published under a name of it. */
export function isLoopbackOnly(host: string, publicUrl: string): boolean {
  return LOOPBACK.includes(host) && LOOPBACK.includes(new URL(publicUrl).hostname)
}
