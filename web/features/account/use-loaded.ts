import { useEffect, useState } from 'react'

export interface Loaded<Data> {
  /** Stays while it is read anew, so that nothing on the page goes away meanwhile. */
  data: Data | undefined
  error: Error | undefined
  /** Reads it again. */
  renew: () => void
}

/** What `load` gives; it must be the same function from one rendering to the next. */
export function useLoaded<Data>(load: (signal: AbortSignal) => Promise<Data>): Loaded<Data> {
  const [state, setState] = useState<{ data?: Data; error?: Error }>({})
  const [turn, setTurn] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn is a reading
  useEffect(() => {
    const controller = new AbortController()
    load(controller.signal).then(
      (data) => !controller.signal.aborted && setState({ data }),
      (error: Error) => !controller.signal.aborted && setState((before) => ({ ...before, error })),
    )
    return () => controller.abort()
  }, [load, turn])

  const renew = () => {
    setState(({ data }) => (data === undefined ? {} : { data }))
    setTurn((before) => before + 1)
  }
  return { data: state.data, error: state.error, renew }
}
