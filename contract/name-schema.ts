import * as z from 'zod/mini'
import { hasControlCharacters, withoutDirections } from './control-characters.ts'

/** A name of one line; its length is in code points. */
export function nameSchema(required: string, max: number) {
  return z.string(required).check(
    z.overwrite(withoutDirections),
    z.trim(),
    z.minLength(1, required),
    z.refine((name) => [...name].length <= max, `Must be ${max} characters maximum`),
    z.refine((name) => !hasControlCharacters(name), 'Must not hold control characters'),
  )
}
