import type { DocumentData, Firestore } from '@google-cloud/firestore'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
export type JsonFields = Record<string, Json>

interface Service {
  database: Firestore
  library: typeof import('@google-cloud/firestore')
}

/**
 * The fields of a document as JSON. What JSON does not have becomes an object with one key that begins with
 * `$`; somebody's own map with such a key is wrapped in `$map`.
 */
export function toJson(fields: DocumentData): JsonFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, valueToJson(value)]),
  )
}

export function fromJson(fields: JsonFields, service: Service): DocumentData {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, valueFromJson(value, service)]),
  )
}

function valueToJson(value: unknown): Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : { $number: String(value) }
  if (Array.isArray(value)) return value.map(valueToJson)
  if (typeof value !== 'object') throw new Error(`A document has a value of type ${typeof value}`)
  return objectToJson(value)
}

/** By their shape, so that the SDK is loaded only where Firestore is used. */
function objectToJson(value: object): Json {
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString('base64') }
  if ('nanoseconds' in value && 'seconds' in value) {
    return { $timestamp: timeText(Number(value.seconds), Number(value.nanoseconds)) }
  }
  if ('_latitude' in value && 'latitude' in value && 'longitude' in value) {
    return { $point: [Number(value.latitude), Number(value.longitude)] }
  }
  if ('firestore' in value && 'path' in value) return { $reference: String(value.path) }
  const map = toJson(value)
  return Object.keys(map).some((key) => key.startsWith('$')) ? { $map: map } : map
}

const READERS: Record<string, (held: Json, service: Service) => unknown> = {
  $map: (held, service) => fromJson(held as JsonFields, service),
  $number: Number,
  $bytes: (held) => Buffer.from(String(held), 'base64'),
  $timestamp: (held, { library }) => toTimestamp(String(held), library),
  $reference: (held, { database }) => database.doc(String(held)),
  $point: (held, { library }) => {
    const [latitude, longitude] = Array.isArray(held) ? held : []
    return new library.GeoPoint(Number(latitude), Number(longitude))
  },
}

function valueFromJson(value: Json, service: Service): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => valueFromJson(one, service))
  const [key = '', held = null] = Object.entries(value)[0] ?? []
  return READERS[key]?.(held, service) ?? fromJson(value, service)
}

/** With all of the service's digits, of which a Date has three. */
function timeText(seconds: number, nanoseconds: number): string {
  const whole = new Date(seconds * 1000).toISOString().slice(0, -'.000Z'.length)
  return `${whole}.${String(nanoseconds).padStart(9, '0')}Z`
}

function toTimestamp(text: string, { Timestamp }: Service['library']): unknown {
  const [, whole = '', fraction = ''] = /^(.*?)(?:\.(\d+))?Z$/.exec(text) ?? []
  return new Timestamp(Date.parse(`${whole}Z`) / 1000, Number(fraction.padEnd(9, '0')))
}
