import { useState } from 'react'
import { randomUuid } from '#web/lib/api/random-uuid.ts'
import { useCurrentUser } from '#web/lib/identity/current-user.ts'
import { useKeptText } from '#web/lib/identity/kept-text.ts'

interface Draft {
  text: string
  /** The idempotency key: the same text, sent again after a lost answer, is kept once. */
  key: string
}

/**
 * By member and page. They end with the document, unless the member is signed out while they type:
 * what is typed about a record is not worth storing longer.
 */
const drafts = new Map<string, Draft>()

interface ReportDraft extends Draft {
  write: (text: string) => void
  drop: () => void
}

/** The name of what is kept of it while its member is signed out. */
export function toKeptName(about: string): string {
  return `report on ${about}`
}

/** What a member has typed about a page and not sent yet, also before the dialog was closed. */
export function useReportDraft(about: string): ReportDraft {
  const name = `${useCurrentUser()?.email ?? ''} ${about}`
  const [text, setText] = useKeptText(toKeptName(about), drafts.get(name)?.text)
  const [key, setKey] = useState(() => drafts.get(name)?.key ?? randomUuid())
  return {
    text,
    key,
    write(text) {
      const key = randomUuid()
      drafts.set(name, { text, key })
      setText(text)
      setKey(key)
    },
    drop: () => drafts.delete(name),
  }
}
