import { ApiError, notFound } from '../errors.ts'

/** The same for a file of another member, so that its id tells nothing. */
export function noSuchImport(): ApiError {
  return notFound('There is no such import. A preview is kept for a day; bring the file once more.')
}

export function unreadable(words: string): ApiError {
  return new ApiError(400, { code: 'unreadable-file', message: words })
}

export function tooLarge(): ApiError {
  return new ApiError(413, {
    code: 'file-too-large',
    message: 'The file is larger than 20 MB, which is the most that we read.',
  })
}

export function tooLateToUndo(): ApiError {
  return new ApiError(410, {
    code: 'too-late',
    message: 'An import can be undone for seven days, and these are over. Nothing was changed.',
  })
}

export function noSuchLine(line: number): ApiError {
  return new ApiError(422, {
    code: 'unknown-line',
    message: `The file has no line ${line}. Nothing was imported.`,
  })
}

export function noSuchChoice(comic: number): ApiError {
  return new ApiError(422, {
    code: 'unknown-comic',
    message: `There is no comic with the number ${comic} here. Nothing was imported.`,
  })
}
