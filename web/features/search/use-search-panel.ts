import { useCallback, useEffect, useState } from 'react'
import type { SearchPanel } from './search-panel.tsx'

type Panel = typeof SearchPanel

let arrived: Panel | undefined

/** Prefetches the chunk; may be called often, on pointer enter for instance. */
export async function loadSearchPanel(): Promise<Panel | undefined> {
  try {
    arrived ??= (await import('./search-panel.tsx')).SearchPanel
  } catch {
    // The box says so, and works without it: Enter opens the results page.
  }
  return arrived
}

/** The panel, once its chunk is loaded; `failed` until it has come after all. */
export function useSearchPanel(wanted: boolean) {
  const [panel, setPanel] = useState<Panel | undefined>(() => arrived)
  const [failed, setFailed] = useState(false)

  const load = useCallback(async () => {
    const loaded = await loadSearchPanel()
    setPanel(() => loaded)
    setFailed(loaded === undefined)
  }, [])

  useEffect(() => {
    if (wanted && panel === undefined) load()
  }, [wanted, panel, load])

  return { panel, failed, retry: load }
}
