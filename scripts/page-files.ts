import type { Rspack } from '@rsbuild/core'
import { LOGIN_CHUNKS, PAGE_PRELOADS } from '#contract/page-preloads.ts'

const ENTRY = '*'

/** Pages inside the catalogue's provider, and that itself. */
export const CATALOGUE_CHUNKS = [
  ...new Set(PAGE_PRELOADS.flatMap(({ chunks }) => (chunks.includes('catalogue') ? chunks : []))),
]

/** The files of each named chunk with all that it needs, by its name. */
export type ChunkFiles = ReadonlyMap<string, readonly string[]>

/** Without those that every page has in its HTML, which are under `*`. */
export function filesOfChunks(stats: Rspack.Stats | Rspack.MultiStats): ChunkFiles {
  const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true })
  const filesOf = (name: string) =>
    (namedChunkGroups[name]?.assets ?? []).flatMap(({ name }) =>
      /\.(js|css)$/.test(name) ? `/${name}` : [],
    )
  const everywhere = filesOf('index')
  const ownFilesOf = (name: string) => filesOf(name).filter((file) => !everywhere.includes(file))
  return new Map([
    ...Object.keys(namedChunkGroups).map((name) => [name, ownFilesOf(name)] as const),
    [ENTRY, everywhere],
  ])
}

/** For the server: which files to preload with a page, by its path in the router. */
export function filesOfPages(chunkFiles: ChunkFiles): Record<string, string[]> {
  const filesOf = (chunks: string[]) => [
    ...new Set(
      chunks.flatMap((chunk) => {
        const files = chunkFiles.get(chunk)
        if (files === undefined) throw new Error(`The build has no chunk "${chunk}".`)
        return files
      }),
    ),
  ]
  return {
    ...Object.fromEntries(PAGE_PRELOADS.map(({ path, chunks }) => [path, filesOf(chunks)])),
    '/login': filesOf(LOGIN_CHUNKS),
    [ENTRY]: filesOf([ENTRY]),
  }
}
