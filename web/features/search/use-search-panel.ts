import { useEffect, useState } from 'react'
import type { SearchPanel } from './search-panel.tsx'

type Panel = typeof SearchPanel

let arrived: Panel | undefined

/** Safe to call early and often: on the way to the box, for instance. */
export async function loadSearchPanel(): Promise<Panel | undefined> {
  try {
    arrived ??= (await import('./search-panel.tsx')).SearchPanel
  } catch {
    // The box works without it: Enter leads to the page of results.
  }
  return arrived
}

/** Undefined until the script is there. */
export function useSearchPanel(wanted: boolean): Panel | undefined {
  const [panel, setPanel] = useState<Panel | undefined>(() => arrived)

  useEffect(() => {
    if (wanted && panel === undefined) loadSearchPanel().then((loaded) => setPanel(() => loaded))
  }, [wanted, panel])

  return panel
}
