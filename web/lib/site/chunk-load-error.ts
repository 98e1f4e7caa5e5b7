/** A lazy chunk that failed to load or timed out. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  readonly chunkId: string

  constructor(chunkId: string, cause: unknown) {
    super(`Loading chunk ${chunkId} failed.`, { cause })
    this.chunkId = chunkId
  }
}

/** The bundler marks the error only by its message; a lazy style sheet fails in the same way. */
export function toChunkLoadError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const chunkId = /^Loading (?:CSS )?chunk (\S+) failed/.exec(error.message)?.[1]
  return chunkId === undefined ? error : new ChunkLoadError(chunkId, error)
}
