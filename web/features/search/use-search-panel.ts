import { useEffect, useState } from 'react'
import type { SearchPanel } from './search-panel.tsx'

type Panel = typeof SearchPanel

let arrived: Panel | undefined

/** Prefetches the chunk; may be called often, on pointer enter for instance. */
export async function loadSearchPanel(): Promise<Panel | undefined> {
  try {
    arrived ??= (await import('./search-panel.tsx')).SearchPanel
  } catch {
    // The box works without it: Enter opens the results page.
  }
  return arrived
}

/** Undefined until the chunk is loaded. */
export function useSearchPanel(wanted: boolean): Panel | undefined {
  const [panel, setPanel] = useState<Panel | undefined>(() => arrived)

  useEffect(() => {
    if (wanted && panel === undefined) loadSearchPanel().then((loaded) => setPanel(() => loaded))
  }, [wanted, panel])

  return panel
}
