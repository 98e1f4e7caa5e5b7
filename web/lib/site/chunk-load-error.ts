/** A lazily loaded script that failed or did not come in time. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  readonly chunkId: string

  constructor(chunkId: string, cause: unknown) {
    super(`Loading chunk ${chunkId} failed.`, { cause })
    this.chunkId = chunkId
  }
}

/** The bundler names the chunk in its message only; style sheets of a page fail like its script. */
export function toChunkLoadError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const chunkId = /^Loading (?:CSS )?chunk (\S+) failed/.exec(error.message)?.[1]
  return chunkId === undefined ? error : new ChunkLoadError(chunkId, error)
}
