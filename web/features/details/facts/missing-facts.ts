import { createContext } from 'react'

interface Failure {
  error: Error
  retry: () => void
}

/** The error of the facts request; undefined if they are loaded. */
export const MissingFacts = createContext<Failure | undefined>(undefined)
