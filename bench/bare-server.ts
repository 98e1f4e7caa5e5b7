/** The yardstick of `wire.ts`: Node's own server that sends prepared answers and does no work. */
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
// As Fastify has it: the number stands in a header, and the answers must be equally long.
server.keepAliveTimeout = 72_000
server.listen(Number(port), '127.0.0.1')
process.on('SIGTERM', () => process.exit())

function readAnswer(name: string): { headers: string[]; body: Buffer } {
  return {
    headers: JSON.parse(readFileSync(join(folder, `${name}.headers.json`), 'utf8')),
    body: readFileSync(join(folder, `${name}.body`)),
  }
}
