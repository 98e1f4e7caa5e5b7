import { onCleanUp } from '#scripts/testing/clean-up.ts'
import { buildTemporaryFolder } from '#server/testing/build-test-app.ts'
import { holdSocket } from '#server/testing/held-socket.ts'
import { findFreePort } from '#server/testing/start-server.ts'
import { startSmallServer } from '#server/testing/start-small-server.ts'
import { createClient } from './client.ts'

/** What a proxy is told. */
export interface ProxiedSite {
  /** For all that the proxy writes. */
  folder: string
  publicUrl: string
  /** Where our server listens: `host:port`. */
  server: string
}

export interface RunningProxy {
  /** The certificate of the authority that vouches for the site, as PEM. */
  ca: string
  /** Where it takes plain HTTP. */
  plainUrl: string
}

export type StartProxy = (site: ProxiedSite) => Promise<RunningProxy>

interface DeployedOptions {
  environment?: Record<string, string>
  /** Whether a service manager holds the server's socket. */
  held?: boolean
}

/** The real server behind a real proxy, both told what our settings and documents say. */
export async function buildDeployedSite(
  startProxy: StartProxy,
  { environment = {}, held = false }: DeployedOptions = {},
) {
  const publicUrl = `https://localhost:${await findFreePort()}`
  const socket = held ? holdSocket() : undefined
  const port = socket?.port ?? String(await findFreePort())
  const settings = {
    PORT: port,
    PUBLIC_URL: publicUrl,
    TRUST_PROXY: '127.0.0.1',
    DATA_DIR: buildTemporaryFolder(),
    ...environment,
  }
  const start = async () => {
    const server = await startSmallServer(settings, socket && { socket: socket.fd })
    onCleanUp(() => void server.process.kill('SIGKILL'))
    return server
  }
  const server = await start()
  const folder = buildTemporaryFolder()
  const proxy = await startProxy({ folder, publicUrl, server: `127.0.0.1:${port}` })
  return {
    ...proxy,
    publicUrl,
    call: createClient(publicUrl, proxy.ca),
    callPastProxy: createClient(`http://127.0.0.1:${port}`),
    server,
    start,
  }
}
