import * as z from 'zod/mini'

/** Apart from the form, since only the server checks it. */
export const IdempotencyKeySchema = z.guid().check(z.toLowerCase())
