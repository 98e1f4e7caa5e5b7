/** On loopback both host names are the site's own. */
export function ownOrigins(publicUrl: string): string[] {
  const { protocol, hostname, port } = new URL(publicUrl)
  const loopback = ['localhost', '127.0.0.1']
  if (!loopback.includes(hostname)) return [publicUrl]
  return loopback.map((name) => new URL(`${protocol}//${name}:${port}`).origin)
}
