import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { NewKey } from '#contract/account.ts'

type Verb = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Calls under `/api/account` with this session cookie. */
export function accountCalls(app: FastifyInstance, cookie: string | undefined) {
  const call = (method: Verb, path: string, payload?: object | string) =>
    app.inject({
      method,
      url: `/api/account${path}`,
      headers: {
        ...(cookie && { cookie }),
        ...(typeof payload === 'string' && { 'content-type': 'application/json' }),
      },
      payload,
    })
  const createKey = async (input: object = { name: 'My app' }): Promise<NewKey> => {
    const answer = await call('POST', '/keys', input)
    if (answer.statusCode !== 201) throw new Error(`No key was made: ${answer.body}`)
    return answer.json()
  }
  return { call, createKey }
}

/** The query parameters `ts`, `apikey` and `hash` of a signed call. */
export function sign({ publicKey, privateKey }: { publicKey: string; privateKey: string }): string {
  const hash = createHash('md5').update(`1${privateKey}${publicKey}`).digest('hex')
  return `ts=1&apikey=${publicKey}&hash=${hash}`
}
