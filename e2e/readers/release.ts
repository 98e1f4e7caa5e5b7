import { createServer, request } from 'node:http'
import { findFreePort, type RunningServer, startServer } from '#server/testing/start-server.ts'

export interface ReleasedSite extends RunningServer {
  /** From now on the site is another version, as after a release. */
  release(): void
}

/**
 * A site behind a proxy that can make a release of it. The browser asks for the script of a service
 * worker by itself, where no route of a test reaches.
 */
export async function startReleasedSite(): Promise<ReleasedSite> {
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  const server = await startServer({ PUBLIC_URL: url, TRUST_PROXY: 'true' })
  let released = false

  const proxy = createServer((asked, answer) => {
    if (released && asked.url === '/healthz') {
      answer.setHeader('content-type', 'application/json')
      answer.end(JSON.stringify({ status: 'alive', version: '9.9.9+newer' }))
      return
    }
    const changed = released && asked.url === '/service-worker.js'
    const headers = changed ? { ...asked.headers, 'accept-encoding': 'identity' } : asked.headers
    const passed = request(
      new URL(asked.url ?? '/', server.url),
      { method: asked.method, headers },
      (response) => {
        const { 'content-length': length, ...rest } = response.headers
        answer.writeHead(response.statusCode ?? 502, changed ? rest : response.headers)
        if (!changed) return response.pipe(answer)
        response.pipe(answer, { end: false })
        response.on('end', () => answer.end(`;/* newer than ${length} */`))
      },
    )
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  }).listen(port, '127.0.0.1')

  return {
    ...server,
    url,
    release: () => {
      released = true
    },
    stop: (signal) => {
      proxy.closeAllConnections()
      proxy.close()
      return server.stop(signal)
    },
  }
}
