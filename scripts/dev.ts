/** Pages with hot reload at PORT; the API server behind them restarts when its sources change. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createRsbuild, loadConfig, mergeRsbuildConfig } from '@rsbuild/core'
import { findFreePort } from '#server/testing/start-server.ts'

/**
 * Paths proxied to the API server; pages, icons and the manifest come from the development server.
 */
const SERVER_PATHS = [
  '/api',
  '/demo-identity',
  '/v1',
  '/healthz',
  '/readyz',
  '/docs',
  '/openapi.json',
  '/downloads',
  '/pictures',
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known',
]

const root = join(import.meta.dirname, '..')
const port = Number(process.env.PORT ?? 3000)
const serverPort = await findFreePort()

const server = spawn(process.execPath, ['--watch', 'server/main.ts', '--api-only'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PORT: String(serverPort), PUBLIC_URL: `http://localhost:${port}` },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    server.kill('SIGTERM')
    process.exit(0)
  })
}

const { content } = await loadConfig({ cwd: root })
const target = `http://127.0.0.1:${serverPort}`
const config = mergeRsbuildConfig(content, {
  mode: 'development',
  server: {
    port,
    host: '127.0.0.1',
    strictPort: true,
    // Preserves the Host header, which the server checks.
    proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, { target, changeOrigin: false }])),
  },
})
const rsbuild = await createRsbuild({ cwd: root, config, environment: ['web'] })
await rsbuild.startDevServer()
