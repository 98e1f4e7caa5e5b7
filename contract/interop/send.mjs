import { Agent as HttpAgent, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'

const REQUEST_TIMEOUT_MS = 30_000

/**
 * Sends requests to the host of an address exactly as they are written: `fetch` would tidy up the
 * path, add headers and unpack the body. An address of another host is asked there.
 * @param {URL} base
 * @param {number} [timeoutMs]
 * @returns {{ send: import('./run-case.mjs').Send, close: () => void }}
 */
export function openSender(base, timeoutMs = REQUEST_TIMEOUT_MS) {
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
        const call = open({ agent, host, port, method, path: target, headers }, (response) => {
          /** @type {Buffer[]} */
          const chunks = []
          response.on('data', (chunk) => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () => {
            const { statusCode: status = 0, headers } = response
            resolve({ status, headers, bytes: Buffer.concat(chunks) })
          })
        })
        // For all of the answer: one that comes drop by drop would never be idle.
        const timer = setTimeout(() => {
          reject(new Error(`no answer within ${timeoutMs / 1000} seconds`))
          call.destroy()
        }, timeoutMs)
        call.on('close', () => clearTimeout(timer))
        call.on('error', reject)
        call.end(body)
      }),
    close: () => {
      for (const { agent } of Object.values(agents)) agent.destroy()
    },
  }
}
