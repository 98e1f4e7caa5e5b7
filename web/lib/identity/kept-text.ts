import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useWindowEvent } from '../use-window-event.ts'
import { useCurrentUser } from './current-user.ts'

/** The key's name is on the privacy page. */
const STORAGE_KEY = 'typed'

/**
 * A text that is being typed, as `useState` has it. Should its member be signed out by surprise, it is
 * kept in session storage, and is there again when they are back.
 */
export function useKeptText(name: string, first = ''): [string, (text: string) => void] {
  const email = useCurrentUser()?.email
  const [text, setText] = useState(() => readKept(email)[name] ?? first)

  useEffect(() => writeKept(email, { [name]: undefined }), [name, email])
  useWindowEvent('signed-out', () => writeKept(email, { [name]: text || undefined }))

  return [text, setText]
}

/** The same for the fields of a form that nobody controls. */
export function useKeptFields(name: string): RefObject<HTMLFormElement | null> {
  const email = useCurrentUser()?.email
  const form = useRef<HTMLFormElement>(null)

  useLayoutEffect(() => {
    const kept: Texts = JSON.parse(readKept(email)[name] ?? '{}')
    for (const [field, text = ''] of Object.entries(kept)) {
      const element = form.current?.elements.namedItem(field)
      if (element && 'value' in element) element.value = text
    }
    writeKept(email, { [name]: undefined })
  }, [name, email])
  useWindowEvent('signed-out', () => {
    if (form.current === null) return
    const typed = Object.fromEntries(new FormData(form.current))
    writeKept(email, { [name]: JSON.stringify(typed) })
  })

  return form
}

/** Whether such a text waits for this member, so that what it was typed into can open by itself. */
export function useIsKept(name: string): boolean {
  const email = useCurrentUser()?.email
  const [kept] = useState(() => name in readKept(email))
  return kept
}

type Texts = Record<string, string | undefined>

/** Nothing for anybody but the member who typed it. */
function readKept(email: string | undefined): Texts {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null')
    return kept?.email === email ? { ...kept?.texts } : {}
  } catch {
    return {}
  }
}

/** Does nothing where the browser denies storage. */
function writeKept(email: string | undefined, changes: Texts): void {
  if (email === undefined) return
  const texts = JSON.parse(JSON.stringify({ ...readKept(email), ...changes }))
  try {
    if (Object.keys(texts).length === 0) sessionStorage.removeItem(STORAGE_KEY)
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ email, texts }))
  } catch {}
}
