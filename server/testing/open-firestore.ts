import { promisify } from 'node:util'
import { FirestoreServer } from '@firestore-emulator/server'
import { type Server, ServerCredentials } from '@grpc/grpc-js'

/** An empty Firestore on loopback, reached over gRPC like the real one. */
export async function openFirestore(): Promise<{ host: string; stop: () => void }> {
  const emulator = new FirestoreServer()
  // Its own `start` would open it to the network.
  const { server } = emulator as unknown as { server: Server }
  const host = await listenOnLoopback(server)
  return { host, stop: () => emulator.stop() }
}

export async function listenOnLoopback(server: Server): Promise<string> {
  const bind = promisify(server.bindAsync.bind(server))
  const port = await bind('127.0.0.1:0', ServerCredentials.createInsecure())
  return `127.0.0.1:${port}`
}
