import { onCleanUp } from '#scripts/testing/clean-up.ts'
import { listenOnLoopback, openFirestore } from './open-firestore.ts'

/** An empty Firestore, closed when the test ends. */
export async function startFirestore(): Promise<{ host: string; stop: () => void }> {
  const firestore = await openFirestore()
  onCleanUp(firestore.stop)
  return firestore
}

/** A Firestore that refuses every write with this gRPC code. */
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
  onCleanUp(() => server.forceShutdown())
  return listenOnLoopback(server)
}
