import { fastify } from 'fastify'
import { batchedLog } from '../http/batched-log.ts'
import { logProcess } from '../http/process-log.ts'
import { createRecord, loggerOptions } from '../http/request-log.ts'

/** A process whose libraries talk too much, and which then crashes. */
const log = batchedLog()
const app = fastify({ logger: loggerOptions(log, 'info', createRecord(log, 'info')) })
logProcess(app.log)
console.error('# FAILED: ', Object.assign(new Error('no room'), { input: 'smtp://u:hush@h' }))
console.warn('old: %s', { password: 'hush' })
console.log({ password: 'hush' })
process.emitWarning('soon gone')
setImmediate(() => {
  throw new Error('the cellar is flooded')
})
