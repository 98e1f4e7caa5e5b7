import type { FastifyError, FastifySchemaValidationError } from 'fastify'
import { ApiError } from '../errors.ts'

/** A body that fails its schema: the first error of each field, in the contract's words. */
export function toInvalidFields(error: FastifyError): ApiError | undefined {
  const { validation, validationContext } = error
  if (validation === undefined || validationContext !== 'body') return undefined
  const complaints = validation.flatMap((complaint) =>
    namesOf(complaint).map((name): [string, string] => [name, complaint.message ?? '']),
  )
  // Object.fromEntries keeps the last entry of a name, so the first error has to come last.
  const fields = Object.fromEntries(complaints.reverse().filter(([field]) => field !== ''))
  const named = Object.keys(fields).length > 0
  return new ApiError(422, {
    code: 'invalid-fields',
    message: named ? 'Please look again at the fields that are marked.' : 'Fields are missing.',
    ...(named && { fields }),
  })
}

/** Unknown fields are reported as an error of the whole body. */
function namesOf({ instancePath, keyword, params }: FastifySchemaValidationError): string[] {
  const { keys } = params
  if (keyword === 'unrecognized_keys' && Array.isArray(keys)) return keys.map(String)
  return [instancePath.split('/')[1] ?? '']
}
