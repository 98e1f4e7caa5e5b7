import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onCleanUp } from '#scripts/testing/clean-up.ts'

export type Answer = (url: URL, response: ServerResponse) => void

/** The address of a service that answers so, until the test has ended. */
export async function buildService(answer: Answer): Promise<string> {
  const server = createServer((request, response) => {
    answer(new URL(request.url ?? '', 'http://localhost'), response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onCleanUp(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}
