/** The baseline of `wire.ts`: Node's HTTP server with prepared responses and no work. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'

const [port = '0', folder = '.'] = process.argv.slice(2)
const plain = readAnswer('plain')
const answers: Record<string, Answer> = {
  '/gzip': readAnswer('gzip'),
  '/br': readAnswer('br'),
  '/not-modified': readAnswer('not-modified'),
}

const server = createServer((request, response) => {
  const { status, headers, body } = answers[request.url ?? ''] ?? plain
  response.writeHead(status, headers)
  if (body.length > 0) response.end(body)
  else response.end()
})
// A request id like Fastify's, so that the responses are equally long.
server.keepAliveTimeout = 72_000
server.listen(Number(port), '127.0.0.1')
process.on('SIGTERM', () => process.exit())

interface Answer {
  status: number
  headers: string[]
  body: Buffer
}

function readAnswer(name: string): Answer {
  const head = JSON.parse(readFileSync(join(folder, `${name}.head.json`), 'utf8'))
  return { ...head, body: readFileSync(join(folder, `${name}.body`)) }
}
