import { type ComponentType, useEffect, useState } from 'react'
import { toChunkLoadError } from '#web/lib/site/chunk-load-error.ts'
import { Loader } from '#web/ui/feedback/loader.tsx'

export type LazyPage = ComponentType & { preload: () => void }

/** It exports the page and nothing else: the first script need not know how each is called. */
type PageModule = Record<string, ComponentType>

type Loading = { page?: ComponentType; error?: unknown }

/**
 * A page in a lazy chunk, loaded on the first visit; a chunk that fails to load throws a
 * ChunkLoadError. Not React.lazy: once a Suspense fallback is shown, React delays the page by 300 ms.
 */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let loaded: ComponentType | undefined

  async function preload() {
    loaded = Object.values(await load())[0]
    return loaded
  }

  function Page() {
    const [{ page: Loaded = loaded, error }, setLoading] = useState<Loading>({})

    useEffect(() => {
      if (Loaded !== undefined) return
      preload().then(
        (page) => setLoading({ page }),
        (error: unknown) => setLoading({ error: toChunkLoadError(error) }),
      )
    }, [Loaded])

    if (error !== undefined) throw error
    return Loaded === undefined ? <Loader /> : <Loaded />
  }

  // A failure is told by the page, which tries once more.
  return Object.assign(Page, { preload: () => void preload().catch(() => {}) })
}
