import { type ComponentType, useEffect, useState } from 'react'
import { toChunkLoadError } from '#web/lib/site/chunk-load-error.ts'
import { Loader } from '#web/ui/feedback/loader.tsx'

type Loading = { page?: ComponentType; error?: unknown }

/**
 * A page in a lazy chunk, loaded on the first visit; a chunk that fails to load throws a
 * ChunkLoadError. Not React.lazy: once a Suspense fallback is shown, React delays the page by 300 ms.
 */
export function lazyPage(load: () => Promise<ComponentType>): ComponentType {
  let loaded: ComponentType | undefined

  return function LazyPage() {
    const [{ page: Page, error }, setLoading] = useState<Loading>({ page: loaded })

    useEffect(() => {
      if (Page !== undefined) return
      load().then(
        (page) => {
          loaded = page
          setLoading({ page })
        },
        (error: unknown) => setLoading({ error: toChunkLoadError(error) }),
      )
    }, [Page])

    if (error !== undefined) throw error
    return Page === undefined ? <Loader /> : <Page />
  }
}
