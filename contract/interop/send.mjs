import { Agent as HttpAgent, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'

const REQUEST_TIMEOUT_MS = 30_000

/**
 * Sends requests to the host of an address exactly as they are written: `fetch` would tidy up the
 * path, add headers and unpack the body.
 * @param {URL} base
 * @returns {{ send: import('./run-case.mjs').Send, close: () => void }}
 */
export function openSender({ protocol, hostname, port }) {
  const secure = protocol === 'https:'
  const agent = secure ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true })
  const open = secure ? requestHttps : requestHttp
  const host = hostname.replace(/^\[|\]$/g, '')
  return {
    send: (method, path, headers, body) =>
      new Promise((resolve, reject) => {
        const options = { agent, host, port, method, path, headers, timeout: REQUEST_TIMEOUT_MS }
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
    close: () => agent.destroy(),
  }
}
