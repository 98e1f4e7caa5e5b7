import { useState } from 'react'
import { randomUuid } from '#web/lib/api/random-uuid.ts'
import { useCurrentUser } from '#web/lib/identity/current-user.ts'

interface Draft {
  text: string
  /** The idempotency key: the same text, sent again after a lost answer, is kept once. */
  key: string
}

/** By member and page. They end with the document: what is typed about a record is not worth storing. */
const drafts = new Map<string, Draft>()

interface ReportDraft extends Draft {
  write: (text: string) => void
  drop: () => void
}

/** What a member has typed about a page and not sent yet, also before the dialog was closed. */
export function useReportDraft(about: string): ReportDraft {
  const name = `${useCurrentUser()?.email ?? ''} ${about}`
  const [draft, setDraft] = useState<Draft>(() => {
    return drafts.get(name) ?? { text: '', key: randomUuid() }
  })
  return {
    ...draft,
    write(text) {
      const changed = { text, key: randomUuid() }
      drafts.set(name, changed)
      setDraft(changed)
    },
    drop: () => drafts.delete(name),
  }
}
