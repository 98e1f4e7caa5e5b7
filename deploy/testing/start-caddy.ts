import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { findFreePort } from '#server/testing/start-server.ts'
import type { ProxiedSite, RunningProxy } from './deployed-site.ts'
import { runProxy } from './run-proxy.ts'
import { needProgram } from './test-with.ts'

const SETTINGS = join(import.meta.dirname, '../caddy')

/** In front of one server. */
export function startCaddy(site: ProxiedSite): Promise<RunningProxy> {
  return startWith('Caddyfile', site)
}

/** In front of several, of which there is one. */
export function startCaddyOfSeveral(site: ProxiedSite): Promise<RunningProxy> {
  return startWith('several.Caddyfile', site)
}

/** Our settings as they are, on ports of our own and without anything written outside the folder. */
async function startWith(
  settings: string,
  { folder, publicUrl, server }: ProxiedSite,
): Promise<RunningProxy> {
  const file = join(folder, 'Caddyfile')
  const port = await findFreePort()
  writeFileSync(
    file,
    `{\n\tadmin off\n\thttp_port ${port}\n\thttps_port ${new URL(publicUrl).port}\n\tskip_install_trust\n}\nimport ${join(SETTINGS, settings)}\n`,
  )
  await runProxy(needProgram('caddy'), ['run', '--adapter', 'caddyfile', '--config', file], {
    serving: 'certificate obtained successfully',
    env: {
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      PUBLIC_URL: publicUrl,
      SERVER: server,
      SERVERS: server,
    },
  })
  const ca = readFileSync(join(folder, 'caddy/pki/authorities/local/root.crt'), 'utf8')
  await untilCertified(Number(new URL(publicUrl).port), ca)
  return { ca, plainUrl: `http://localhost:${port}` }
}

/** Caddy serves a little before the certificate that it has made is in use. */
async function untilCertified(port: number, ca: string): Promise<void> {
  for (const deadline = AbortSignal.timeout(30_000); ; deadline.throwIfAborted()) {
    const socket = connect({ host: 'localhost', servername: 'localhost', port, ca })
    const certified = await once(socket, 'secureConnect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (certified) return
  }
}
