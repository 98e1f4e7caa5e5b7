import type { FastifyInstance } from 'fastify'
import { buildLists } from './build-lists.ts'

/** Calls under `/api` with this session cookie. */
function importCalls(app: FastifyInstance, cookie: string) {
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object | string,
  ) => app.inject({ method, url: `/api${path}`, headers: { cookie }, payload })
  const upload = (file: string | Buffer, name = 'file', type = 'application/octet-stream') =>
    app.inject({
      method: 'POST',
      url: `/api/imports?name=${encodeURIComponent(name)}`,
      headers: { cookie, 'content-type': type },
      payload: file,
    })
  return { call, upload }
}

/** A member with a real account who brings files. */
export async function buildImports(
  environment: Record<string, string> = {},
  files: Record<string, string> = {},
) {
  const built = await buildLists(environment, files)
  const { call, upload } = importCalls(built.app, built.member.cookie)
  return {
    ...built,
    call,
    upload,
    as: (cookie: string) => importCalls(built.app, cookie),
    /** Uploads and takes over all of it. */
    take: async (file: string | Buffer, wanted: object = {}) => {
      const { id } = (await upload(file)).json()
      return (await call('POST', `/imports/${id}/commit`, wanted)).json()
    },
  }
}
