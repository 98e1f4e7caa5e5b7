import { useCallback } from 'react'

/** Calls one function, then the other. */
export function useBoth<Value>(
  one: (value: Value) => void,
  other: (value: Value) => void,
): (value: Value) => void {
  return useCallback(
    (value) => {
      one(value)
      other(value)
    },
    [one, other],
  )
}
