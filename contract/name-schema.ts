import { z } from 'zod'
import { hasControlCharacters, withoutDirections } from './control-characters.ts'

/** A name of one line; its length is in code points. */
export function nameSchema(required: string, max: number) {
  return z
    .string(required)
    .overwrite(withoutDirections)
    .trim()
    .min(1, required)
    .refine((name) => [...name].length <= max, `Must be ${max} characters maximum`)
    .refine((name) => !hasControlCharacters(name), 'Must not hold control characters')
}
