import { ApiError, notFound } from '../errors.ts'

/** The same for a list of another member, so that its id tells nothing. */
export function noSuchList(): ApiError {
  return notFound('There is no such list.')
}

/** The same whether it never was, is private, hidden or deleted, or has another link by now. */
export function notShared(): ApiError {
  return notFound('No list is shared at this address. Perhaps it was once.')
}

/** The same whether nobody has the name or its member does not want to be seen. */
export function noSuchProfile(): ApiError {
  return notFound('Nobody shows a profile at this address.')
}

export function planNeeded(): ApiError {
  return new ApiError(403, {
    code: 'plan-needed',
    message: 'Sharing comes with the Standard and the Premier plan. Choosing one costs nothing.',
  })
}

export function listHidden(): ApiError {
  return new ApiError(403, {
    code: 'list-hidden',
    message: 'Whoever runs this site has hidden this list, so it cannot be shared.',
  })
}

/** Also for words that nobody may have: to the member it makes no difference. */
export function handleTaken(): ApiError {
  const words = 'This one is taken. Please choose another.'
  return new ApiError(409, { code: 'handle-taken', message: words, fields: { handle: words } })
}
