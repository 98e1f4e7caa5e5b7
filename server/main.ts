import { enableCompileCache } from 'node:module'

// Until the server listens. The first process of a container is not ended by a signal that it does not handle.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(0))
// The compile cache saves 280 ms of a start (measured). It applies only to modules that are loaded
// after this line.
enableCompileCache()
const { start } = await import('./start.ts')
await start(process.env, process.argv)
