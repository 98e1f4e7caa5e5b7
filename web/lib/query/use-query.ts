import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useBackOnline } from '../use-back-online.ts'
import { useWindowEvent } from '../use-window-event.ts'
import { MAX_AGE_MS, type QueryCache } from './query-cache.ts'

interface Query<Data> {
  /** Says what is asked: the same key must always mean the same question. */
  key: string
  load: (signal: AbortSignal) => Promise<Data>
  /** Nothing is asked while it is false. */
  enabled?: boolean
  /** Shows the answer to the key before until the next one comes. */
  keepPrevious?: boolean
  /** Answers from here are there at once, before anything is painted. */
  cache?: QueryCache
}

export interface QueryResult<Data> {
  data: Data | undefined
  error: Error | undefined
  /** Asked, and neither answered nor failed yet. */
  loading: boolean
  /** Whether `data` answers this key, and not the one before. */
  current: boolean
  retried: boolean
  /** Asks again. The answer that is shown stays meanwhile, a failure does not. */
  retry: () => void
  /** Changes the answer that is shown, without asking. */
  update: (change: (data: Data) => Data) => void
}

interface State<Data> {
  key: string
  /** Counted from 1. */
  attempt: number
  /** The attempt that ended last; a call is under way while it is behind. */
  settled: number
  /** Refetched without being told to: a failure of it leaves the answer that is shown. */
  quiet: boolean
  data?: Data
  /** Undefined until there is an answer to this key. */
  answeredAt?: number
  error?: Error
  previous?: Data
}

/**
 * What `load` answers to `key`. An answer that a newer question overtook is dropped, and a call is
 * aborted when nobody waits for it any more. What failed or is too old is asked for again when the
 * window gets the focus or the connection is back.
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
