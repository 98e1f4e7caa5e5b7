import { useCallback, useEffect, useState } from 'react'
import { AnswerCache } from './answer-cache.ts'

interface Answer<Value> {
  /** What was asked: it is not shown as the answer to anything else. */
  key: string
  value?: Value
  error?: Error
}

const cache = new AnswerCache()

/**
 * What `load` gives for `key`. An answer that a newer question overtook is dropped, and a call is
 * cancelled when nobody waits for it any more. The same key must always mean the same call.
 */
export function useAnswer<Value>(key: string, load: (signal: AbortSignal) => Promise<Value>) {
  const [answer, setAnswer] = useState<Answer<Value>>(() => recall(key))
  const [tries, setTries] = useState(0)
  const current = answer.key === key ? answer : recall<Value>(key)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked, and one more try is one more call
  useEffect(() => {
    const known = cache.find(key)
    if (known !== undefined) {
      setAnswer({ key, value: known as Value })
      return
    }
    const leaving = new AbortController()
    load(leaving.signal).then(
      (value) => {
        if (leaving.signal.aborted) return
        cache.keep(key, value)
        setAnswer({ key, value })
      },
      (error: Error) => {
        if (!leaving.signal.aborted) setAnswer({ key, error })
      },
    )
    return () => leaving.abort()
  }, [key, tries])

  const retry = useCallback(() => {
    setAnswer({ key })
    setTries((count) => count + 1)
  }, [key])

  return { value: current.value, error: current.error, retried: tries > 0, retry }
}

function recall<Value>(key: string): Answer<Value> {
  return { key, value: cache.find(key) as Value | undefined }
}
