import { Agent as HttpAgent, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'

const REQUEST_TIMEOUT_MS = 30_000

/**
 * Sends requests to the host of an address exactly as they are written: `fetch` would tidy up the
 * path, add headers and unpack the body. An address of another host is asked there.
 * @param {URL} base
 * @returns {{ send: import('./run-case.mjs').Send, close: () => void }}
 */
export function openSender(base) {
  const agents = {
    'http:': { open: requestHttp, agent: new HttpAgent({ keepAlive: true }) },
    'https:': { open: requestHttps, agent: new HttpsAgent({ keepAlive: true }) },
  }
  return {
    send: (method, path, headers, body) =>
      new Promise((resolve, reject) => {
        const other = /^https?:/.test(path) ? new URL(path) : undefined
        const { protocol, hostname, port } = other ?? base
        const { open, agent } = agents[protocol === 'https:' ? 'https:' : 'http:']
        const host = hostname.replace(/^\[|\]$/g, '')
        const target = other ? `${other.pathname}${other.search}` : path
        const timeout = REQUEST_TIMEOUT_MS
        const options = { agent, host, port, method, path: target, headers, timeout }
        const call = open(options, (response) => {
          /** @type {Buffer[]} */
          const chunks = []
          response.on('data', (chunk) => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () => {
            const { statusCode: status = 0, headers } = response
            resolve({ status, headers, bytes: Buffer.concat(chunks) })
          })
        })
        call.on('error', reject)
        call.on('timeout', () => call.destroy(new Error('no answer within 30 seconds')))
        call.end(body)
      }),
    close: () => {
      for (const { agent } of Object.values(agents)) agent.destroy()
    },
  }
}
