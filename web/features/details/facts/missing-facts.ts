import { createContext } from 'react'

interface Failure {
  error: Error
  retry: () => void
}

/** Why the page has no facts beside its record; undefined when it has them. */
export const MissingFacts = createContext<Failure | undefined>(undefined)
