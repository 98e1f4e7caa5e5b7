import { STATUS_CODES } from 'node:http'
import type { ApiErrorBody } from '#contract/error.ts'

/** An error with a message for the user. Any other error answers 500 without its text. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly statusCode: number
  readonly body: ApiErrorBody

  /** `cause` goes to the log only. */
  constructor(statusCode: number, body: ApiErrorBody, options?: ErrorOptions) {
    super(body.message, options)
    this.statusCode = statusCode
    this.body = body
  }
}

/** An error that passes: the answer says in `Retry-After` when to come back. */
export class RetryLater extends ApiError {
  readonly retryAfterS: number

  constructor(
    statusCode: number,
    body: ApiErrorBody,
    retryAfterMs: number,
    options?: ErrorOptions,
  ) {
    super(statusCode, body, options)
    this.retryAfterS = Math.max(1, Math.ceil(retryAfterMs / 1000))
  }
}

/** A rate limit. */
export function tooManyTries(retryAfterMs: number): RetryLater {
  const message = 'That was a lot at once. Please wait a little, then try again.'
  return new RetryLater(429, { code: 'too-many-tries', message }, retryAfterMs)
}

export function busy(retryAfterMs: number): RetryLater {
  const message = 'The server is busy. Please try again in a moment.'
  return new RetryLater(503, { code: 'unavailable', message }, retryAfterMs)
}

export function notFound(message: string): ApiError {
  return new ApiError(404, { code: 'not-found', message })
}

export function badRequest(message: string): ApiError {
  return new ApiError(400, { code: 'bad-request', message })
}

/** What a member brings is taken over as a whole or not at all. */
export function noRoomFor(things: string, limit: number): ApiError {
  return new ApiError(409, {
    code: 'too-much-to-import',
    message:
      `We keep ${limit.toLocaleString('en')} ${things} for each member, and with this file there ` +
      'would be more. Nothing was imported.',
  })
}

/** A cross-site request (CSRF). */
export function crossSite(): ApiError {
  return new ApiError(403, {
    code: 'cross-site',
    message: 'This came from another site, so nothing was done.',
  })
}

export function signedOut(): ApiError {
  return new ApiError(401, { code: 'signed-out', message: 'You are not logged in.' })
}

export function missingScope(scope: string): ApiError {
  return new ApiError(403, {
    code: 'missing-scope',
    message: `This token may not do that: it lacks the scope ${scope}.`,
  })
}

/** The session is good, but too old for what cannot be undone. */
export function signInAgain(): ApiError {
  return new ApiError(403, {
    code: 'sign-in-again',
    message: 'For this we must be sure that it is you. Please log in again.',
  })
}

/** Fastify's own errors before a handler runs: a malformed body or URL, too large a body. */
export function refused(statusCode: number, message: string): ApiError {
  return new ApiError(statusCode, { code: toKebabCase(STATUS_CODES[statusCode]), message })
}

export function unexpected(): ApiError {
  return new ApiError(500, {
    code: 'internal-server-error',
    message: 'Something went wrong on our side. Please try again.',
  })
}

function toKebabCase(words = 'error'): string {
  return words.toLowerCase().replace(/[^a-z]+/g, '-')
}
