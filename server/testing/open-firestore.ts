import { promisify } from 'node:util'
import { FirestoreServer } from '@firestore-emulator/server'
import { type Server, ServerCredentials } from '@grpc/grpc-js'

/** An empty Firestore on loopback, reached over gRPC like the real one. */
export async function openFirestore(): Promise<{ host: string; stop: () => void }> {
  const emulator = new FirestoreServer()
  addCursors(emulator.state)
  // Its own `start` would listen on all network interfaces.
  const { server } = emulator as unknown as { server: Server }
  const host = await listenOnLoopback(server)
  return { host, stop: () => emulator.stop() }
}

export async function listenOnLoopback(server: Server): Promise<string> {
  const bind = promisify(server.bindAsync.bind(server))
  const port = await bind('127.0.0.1:0', ServerCredentials.createInsecure())
  return `127.0.0.1:${port}`
}

type State = FirestoreServer['state']
type Query = Parameters<State['v1Query']>[1]
type Found = ReturnType<State['v1Query']>[number]

const DESCENDING = 2

/** The emulator supports no cursors, and no stable order of documents with equal fields. */
function addCursors(state: State): void {
  const find = state.v1Query.bind(state)
  state.v1Query = (parent, query) => {
    const limit = query.has_limit ? query.limit.value : undefined
    // A protobuf message: setting a field to null clears it.
    query.limit = null as unknown as Query['limit']
    const found = find(parent, query).toSorted((one, other) => compare(one, other, query))
    const cursor = query.has_start_at ? cursorOf(state, query) : undefined
    const after =
      cursor === undefined ? found : found.filter((one) => compare(cursor, one, query) < 0)
    return after.slice(0, limit)
  }
}

/** A cursor made from a document ends with the document's name. */
function cursorOf(state: State, { start_at }: Query): Found {
  const name = start_at.values.at(-1)?.reference_value ?? ''
  if (start_at.before || name === '') throw new Error('Only startAfter(document) is supported.')
  return state.getDocument(name)
}

/** Like the service: the name is the last sort key, in the direction of the field before it. */
function compare(one: Found, other: Found, { order_by }: Query): number {
  for (const { field, direction } of order_by) {
    const [left, right] = [one, other].map((document) => document.getField(field.field_path))
    if (left === undefined || right === undefined || left.eq(right)) continue
    return left.lt(right) === (direction === DESCENDING) ? 1 : -1
  }
  if (one.name === other.name) return 0
  const isDescending = order_by.at(-1)?.direction === DESCENDING
  return one.name < other.name === isDescending ? 1 : -1
}
