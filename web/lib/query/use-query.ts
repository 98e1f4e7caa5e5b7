import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useBackOnline } from '../use-back-online.ts'
import { useWindowEvent } from '../use-window-event.ts'
import { MAX_AGE_MS, type QueryCache } from './query-cache.ts'

interface Query<Data> {
  /** Identifies the request: one key must always mean the same data. */
  key: string
  load: (signal: AbortSignal) => Promise<Data>
  /** No request is sent while it is false. */
  enabled?: boolean
  /** Shows the data of the previous key until the data of the new one is loaded. */
  keepPrevious?: boolean
  /** Cached data is returned in the first render, before anything is painted. */
  cache?: QueryCache
}

export interface QueryResult<Data> {
  data: Data | undefined
  error: Error | undefined
  /** A request is pending, and there is neither data nor an error yet. */
  loading: boolean
  /** True if `data` belongs to this key, not to the previous one. */
  current: boolean
  retried: boolean
  /** Sends the request again. Shown data stays meanwhile, an error is cleared. */
  retry: () => void
  /** Changes the shown data without a request. */
  update: (change: (data: Data) => Data) => void
}

interface State<Data> {
  key: string
  /** Counted from 1. */
  attempt: number
  /** The last attempt that ended; a request is pending while this is behind `attempt`. */
  settled: number
  /** An automatic refetch: if it fails, the shown data stays. */
  quiet: boolean
  data?: Data
  /** Undefined until there is data for this key. */
  answeredAt?: number
  error?: Error
  previous?: Data
}

/**
 * Loads the data of `key`. An answer overtaken by a newer request is dropped, and a request is aborted
 * when its component unmounts or the key changes. Errors and stale data are refetched when the window
 * gets the focus or the browser is online again.
 */
export function useQuery<Data>(query: Query<Data>): QueryResult<Data> {
  const { key, load, enabled = true, keepPrevious = false, cache } = query
  const [held, setState] = useState(() => begin<Data>(key, cache))
  const state =
    held.key === key ? held : begin(key, cache, keepPrevious && enabled ? shownIn(held) : undefined)
  if (state !== held) setState(state)

  const ask = useEffectEvent((asked: { key: string; attempt: number }, signal: AbortSignal) => {
    const settle = (change: (now: State<Data>) => Partial<State<Data>>) =>
      setState((now) => {
        // The signal is aborted only after the paint that shows another key.
        const overtaken = now.key !== asked.key || now.attempt !== asked.attempt
        return overtaken ? now : { ...now, ...change(now), settled: asked.attempt }
      })
    load(signal).then(
      (data) => {
        if (signal.aborted) return
        cache?.set(asked.key, data)
        settle(() => ({ data, answeredAt: Date.now(), error: undefined, previous: undefined }))
      },
      (error: Error) => {
        if (signal.aborted) return
        settle(({ quiet, answeredAt }) => (quiet && answeredAt !== undefined ? {} : { error }))
      },
    )
  })

  const { attempt } = state
  const waiting = enabled && state.settled !== attempt
  useEffect(() => {
    if (!waiting) return
    const leaving = new AbortController()
    ask({ key, attempt }, leaving.signal)
    return () => leaving.abort()
  }, [key, attempt, waiting])

  function handleReturn() {
    if (waiting || !enabled) return
    const { error, answeredAt = 0 } = state
    if (error === undefined && Date.now() - answeredAt < MAX_AGE_MS) return
    setState((now) => ({ ...now, attempt: now.attempt + 1, quiet: true }))
  }
  useWindowEvent('focus', handleReturn)
  useBackOnline(handleReturn)

  const retry = useCallback(
    () => setState((now) => ({ ...now, attempt: now.attempt + 1, quiet: false, error: undefined })),
    [],
  )

  const update = useCallback(
    (change: (data: Data) => Data) => {
      cache?.delete(key)
      setState((now) => {
        const shown = shownIn(now)
        if (shown === undefined) return now
        const changed = change(shown)
        return now.answeredAt === undefined
          ? { ...now, previous: changed }
          : { ...now, data: changed }
      })
    },
    [cache, key],
  )

  return {
    data: shownIn(state),
    error: state.error,
    loading: waiting && state.answeredAt === undefined && state.error === undefined,
    current: state.answeredAt !== undefined,
    retried: attempt > 1,
    retry,
    update,
  }
}

function begin<Data>(key: string, cache?: QueryCache, previous?: Data): State<Data> {
  const known = cache?.find(key)
  const start = { key, attempt: 1, settled: 0, quiet: false }
  if (known === undefined) return { ...start, previous }
  return { ...start, settled: 1, data: known.data as Data, answeredAt: known.answeredAt }
}

function shownIn<Data>({ answeredAt, data, previous }: State<Data>): Data | undefined {
  return answeredAt === undefined ? previous : data
}
