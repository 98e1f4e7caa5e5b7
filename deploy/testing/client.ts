import {
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
} from 'node:http'
import { connect } from 'node:http2'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { onCleanUp } from '#scripts/testing/clean-up.ts'

interface Call {
  method?: string
  headers?: OutgoingHttpHeaders
  body?: string | Uint8Array
  /** The address of the loopback network that it comes from. */
  from?: string
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

/** Calls a site; of https, one whose certificate is vouched for by `ca` alone. */
export function createClient(url: string, ca?: string) {
  const secure = url.startsWith('https:')
  const request = secure ? httpsRequest : httpRequest
  const agent = secure ? new HttpsAgent({ ca, keepAlive: true }) : new HttpAgent()
  onCleanUp(() => agent.destroy())
  return (path: string, { method = 'GET', headers = {}, body, from }: Call = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const sized = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
      const options = { agent, method, headers: { ...sized, ...headers }, localAddress: from }
      const call = request(`${url}${path}`, options, (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk) => (text += chunk))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }),
        )
      })
      call.on('error', reject)
      call.end(body)
    })
}

/** One call by HTTP/2. */
export async function callByHttp2(url: string, ca: string, path: string): Promise<Answer> {
  const session = connect(url, { ca })
  try {
    return await new Promise((resolve, reject) => {
      session.on('error', reject)
      const stream = session.request({ ':path': path })
      let headers: IncomingHttpHeaders & { ':status'?: number } = {}
      let text = ''
      stream.setEncoding('utf8')
      stream.on('response', (received) => (headers = received))
      stream.on('data', (chunk) => (text += chunk))
      stream.on('error', reject)
      stream.on('end', () => resolve({ status: headers[':status'] ?? 0, headers, text }))
    })
  } finally {
    session.close()
  }
}
