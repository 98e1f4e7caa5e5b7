import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { sendCall } from './send-call.ts'

test('does not follow an answer that leads elsewhere', async () => {
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    response.writeHead(url === '/old' ? 302 : 200, { location: '/new' }).end()
  })
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const { signal } = new AbortController()
  await sendCall(`http://127.0.0.1:${port}/old`, false, signal)
  expect(asked).toEqual(['/old'])
})
