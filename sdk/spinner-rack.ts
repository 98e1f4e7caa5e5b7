// biome-ignore-all lint/performance/noBarrelFile: the one module that is served, of whose parts nobody else knows
export type * from './client-types.ts'
export { createClient } from './create-client.ts'
export { RackError } from './rack-error.ts'
export type * from './wire-types.ts'
