import { promisify } from 'node:util'
import { FirestoreServer } from '@firestore-emulator/server'
import { type Server, ServerCredentials } from '@grpc/grpc-js'
import { onTestFinished } from 'vitest'

/** An empty Firestore on loopback until the test ends, reached over gRPC like the real one. */
export async function startFirestore(): Promise<{ host: string; stop: () => void }> {
  const emulator = new FirestoreServer()
  // Its own `start` would open it to the network.
  const { server } = emulator as unknown as { server: Server }
  const host = await listen(server)
  const stop = () => emulator.stop()
  onTestFinished(stop)
  return { host, stop }
}

/** A Firestore that refuses every write with this code of gRPC. */
export async function startRefusingFirestore(code: number): Promise<string> {
  const { Server } = await import('@grpc/grpc-js')
  const server = new Server()
  const asIs = (bytes: Buffer) => bytes
  const path = '/google.firestore.v1.Firestore/Commit'
  const unary = { path, requestStream: false, responseStream: false } as const
  const plain = { requestSerialize: asIs, requestDeserialize: asIs }
  server.addService(
    { Commit: { ...unary, ...plain, responseSerialize: asIs, responseDeserialize: asIs } },
    { Commit: (_call: unknown, answer: (error: object) => void) => answer({ code }) },
  )
  onTestFinished(() => server.forceShutdown())
  return listen(server)
}

async function listen(server: Server): Promise<string> {
  const bind = promisify(server.bindAsync.bind(server))
  const port = await bind('127.0.0.1:0', ServerCredentials.createInsecure())
  return `127.0.0.1:${port}`
}
