import { listen } from './listen.ts'

const MIRRORED = /^\/v1\/public(\/\w+(?:\/\d+(?:\/\w+)?)?)(?:\/pages\/(\d+))?\.json$/

/** A mirror that has every file; each is the answer of a server, asked for as a mirror is made. */
export function startMirror(ask: (address: string) => Promise<Response>): Promise<string> {
  return listen(async (request, response) => {
    const [, path, offset = 0] = MIRRORED.exec(String(request.url)) ?? []
    if (path === undefined) return response.writeHead(404).end()
    const answer = await ask(`/v1/public${path}?limit=100&offset=${offset}`)
    response.writeHead(answer.status).end(await answer.text())
  })
}
