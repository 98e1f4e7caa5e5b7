import { createContext, useContext } from 'react'

/** How asking who is reading goes, as long as nobody has said it. */
export interface FirstCheck {
  /** Undefined while it takes no longer than usual, and once it is known. */
  trouble: 'late' | 'failed' | 'tried again' | undefined
  tryAgain: () => void
}

export const FirstCheckContext = createContext<FirstCheck>({
  trouble: undefined,
  tryAgain: () => {},
})

export function useFirstCheck(): FirstCheck {
  return useContext(FirstCheckContext)
}
