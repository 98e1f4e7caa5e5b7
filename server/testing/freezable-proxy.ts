import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onCleanUp } from '#scripts/testing/clean-up.ts'

/** A TCP proxy that can stop forwarding without closing connections, like a broken network, or be slow. */
export async function buildFreezableProxy(target: URL) {
  const sockets = new Set<Socket>()
  let frozen = false
  let delayMs = 0
  const proxy = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => {
        if (frozen) return
        if (from === far && delayMs > 0) setTimeout(() => to.write(bytes), delayMs)
        else to.write(bytes)
      })
      from.on('close', () => to.destroy()).on('error', () => {})
    }
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  onCleanUp(() => {
    for (const socket of sockets) socket.destroy()
    proxy.close()
  })
  const url = new URL(target)
  url.port = String((proxy.address() as AddressInfo).port)
  return {
    url: url.href,
    freeze: () => {
      frozen = true
    },
    thaw: () => {
      frozen = false
    },
    /** Of every answer. */
    slowDown: (ms: number) => {
      delayMs = ms
    },
  }
}
