import { MAX_COLLECTION } from '#contract/collection.ts'
import { ApiError, notFound } from '../errors.ts'

export function unknown(id: number): ApiError {
  return notFound(`There is nothing with the number ${id} here.`)
}

export function tooMany(): ApiError {
  const limit = MAX_COLLECTION.toLocaleString('en')
  return new ApiError(409, {
    code: 'too-many-collected',
    message: `Your collection has ${limit} comics, and there is no room for more. Take one out first.`,
  })
}
