/** The baseline of `wire.ts`: Node's HTTP server with prepared responses and no work. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'

const [port = '0', folder = '.'] = process.argv.slice(2)
const plain = readAnswer('plain')
const gzipped = readAnswer('gzipped')

const server = createServer((request, response) => {
  const { headers, body } = request.url === '/gzipped' ? gzipped : plain
  response.writeHead(200, headers)
  response.end(body)
})
// A request id like Fastify's, so that the responses are equally long.
server.keepAliveTimeout = 72_000
server.listen(Number(port), '127.0.0.1')
process.on('SIGTERM', () => process.exit())

function readAnswer(name: string): { headers: string[]; body: Buffer } {
  return {
    headers: JSON.parse(readFileSync(join(folder, `${name}.headers.json`), 'utf8')),
    body: readFileSync(join(folder, `${name}.body`)),
  }
}
