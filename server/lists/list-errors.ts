import { MAX_LIST_ENTRIES, MAX_LIST_TEXT, MAX_LISTS } from '#contract/lists.ts'
import { ApiError, notFound } from '../errors.ts'

/** The same for a list of another member, so that its id tells nothing. */
export function noSuchList(): ApiError {
  return notFound('There is no such list.')
}

export function noSuchComic(id: number): ApiError {
  return new ApiError(422, {
    code: 'unknown-comic',
    message: `There is no comic with the number ${id} here.`,
  })
}

export function noSuchSource(): ApiError {
  return notFound('What the list should be made from is not here.')
}

export function tooManyLists(): ApiError {
  return new ApiError(409, {
    code: 'too-many-lists',
    message: `You have ${MAX_LISTS} lists, and there is no room for more. Delete one first.`,
  })
}

export function listFull(): ApiError {
  const limit = MAX_LIST_ENTRIES.toLocaleString('en')
  return new ApiError(409, {
    code: 'list-full',
    message: `A list holds ${limit} comics at most, so nothing was added. Make another list for the rest.`,
  })
}

export function tooMuchText(): ApiError {
  const limit = MAX_LIST_TEXT.toLocaleString('en')
  return new ApiError(409, {
    code: 'too-much-text',
    message: `The notes of a list hold ${limit} characters at most, so nothing was saved.`,
  })
}

export function noVersion(): ApiError {
  return new ApiError(428, {
    code: 'version-missing',
    message: 'Say in If-Match which version of the list was changed, as in its ETag: "3".',
  })
}

export function ownList(): ApiError {
  return new ApiError(422, {
    code: 'same-list',
    message: 'A list cannot be merged with itself. Choose another one.',
  })
}
