import { useState } from 'react'
import { askForInbox, knowsInbox } from './inbox-access.ts'

/** Whether the inbox is open to the member; requested on first use. */
export function useInboxAccess(email: string): { open: boolean; ask: () => void } {
  const [openTo, setOpenTo] = useState<string>()
  return {
    open: openTo === email || knowsInbox(email),
    async ask() {
      if (await askForInbox(email)) setOpenTo(email)
    },
  }
}
