/**
 * `take-messages.ts FOLDER`: a server that takes messages and does no more. Whoever calls is a member. It
 * says `loaded`, opens its files when it is told anything, and then says its address.
 */
import { once } from 'node:events'
import { enableCompileCache, flushCompileCache } from 'node:module'

enableCompileCache()
const [folder = ''] = process.argv.slice(2)
const { buildMessageServer } = await import('./build-message-server.ts')
// At its end would be too late for a process that is killed.
flushCompileCache()
console.log('loaded')
await once(process.stdin, 'data')
const app = await buildMessageServer(folder)
console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
