import { z } from 'zod'

/** A token that a mail program has mangled is treated as unknown, and gets that error message. */
export const LinkTokenSchema = z
  .string()
  .max(2000)
  .regex(/^[\w.-]+$/)
  .catch('unknown')
