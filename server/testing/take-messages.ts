/**
 * `take-messages.ts FOLDER`: a server with the message routes only; every caller is a member.
 * Prints `loaded`, opens its database at the first input, and then prints its address.
 */
import { once } from 'node:events'
import { enableCompileCache, flushCompileCache } from 'node:module'

enableCompileCache()
const [folder = ''] = process.argv.slice(2)
const { buildMessageServer } = await import('./build-message-server.ts')
// Flushed here, because a killed process does not flush at its end.
flushCompileCache()
console.log('loaded')
await once(process.stdin, 'data')
const app = await buildMessageServer(folder)
console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
