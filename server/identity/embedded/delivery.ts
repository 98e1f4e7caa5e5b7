/** Tells the library's callbacks who is calling; set by us, never copied from a request. */
export const CALLER_HEADER = 'x-caller'

/** Whom a mail goes to, and the IP address of the caller who caused it. */
export interface Delivery {
  to: string
  caller: string
}

/** For a mail that a callback of the library sends, by the request that it gets. */
export function deliveryTo({ email }: { email: string }, request: Request | undefined): Delivery {
  return { to: email, caller: request?.headers.get(CALLER_HEADER) ?? 'unknown' }
}
