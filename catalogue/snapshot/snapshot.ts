import { hash } from 'node:crypto'
import { DefaultDeserializer, DefaultSerializer } from 'node:v8'
import type { Dataset } from '../load/records.ts'
import { columnsOf, comicsFrom } from './columns.ts'
import { DIGEST_BYTES } from './digest.ts'

/**
 * A snapshot is a dataset in its default orders as bytes: the digest of what it was made from, a
 * checksum of the rest, and the rest. Comics are stored as columns, the few records of other kinds
 * as they are. Objects that were shared are shared again.
 */
const HEADER_BYTES = 2 * DIGEST_BYTES

/** Small steps that make the bytes of a snapshot; `use` takes them in the last one. */
export function* snapshotSteps(
  { comics, characters, creators, series, events, arcs, layers, originals }: Dataset,
  digest: string,
  use: (bytes: Buffer) => void,
): Generator<() => void> {
  // One serializer for all: it remembers which objects it has written.
  const serializer = new DefaultSerializer()
  yield () => {
    serializer.writeHeader()
    serializer.writeValue({ characters, creators, series, events, arcs, layers, originals })
  }
  for (const makeColumn of columnsOf(comics)) yield () => serializer.writeValue(makeColumn())
  yield () => {
    const body = serializer.releaseBuffer()
    use(Buffer.concat([Buffer.from(digest, 'hex'), checksumOf(body), body]))
  }
}

/** Undefined if the bytes are anything but a whole snapshot with this digest. */
export function readSnapshot(bytes: Buffer, digest: string): Dataset | undefined {
  const body = bytes.subarray(HEADER_BYTES)
  const expected = Buffer.concat([Buffer.from(digest, 'hex'), checksumOf(body)])
  if (!expected.equals(bytes.subarray(0, HEADER_BYTES))) return undefined
  const deserializer = new DefaultDeserializer(body)
  deserializer.readHeader()
  const others: Omit<Dataset, 'comics'> = deserializer.readValue()
  return { ...others, comics: comicsFrom(() => deserializer.readValue()) }
}

/** Against damage, not against forgery: whoever can write the file can write the data as well. */
function checksumOf(body: Buffer): Buffer {
  return hash('sha1', body, 'buffer')
}
