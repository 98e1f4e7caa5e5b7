/** Replaces Fastify's default schema compilers, whose loading takes 40 ms of every start. */
export const NO_COMPILERS = {
  compilersFactory: { buildValidator: unused, buildSerializer: unused },
}

function unused(): never {
  throw new Error('Schemas are compiled by zod alone.')
}

/** Accepts the absolute form of the request target (`GET http://host/path`), as HTTP requires. */
export function withoutHost(url: string): string {
  return url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?]*/i, '')
}
