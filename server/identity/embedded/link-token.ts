import { z } from 'zod'

/** A token that a mail program has mangled is one that nobody knows, and gets the words for that. */
export const LinkTokenSchema = z
  .string()
  .max(2000)
  .regex(/^[\w.-]+$/)
  .catch('unknown')
