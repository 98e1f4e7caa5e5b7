/** A change that was made offline, kept until the server can be told. */
export interface Unsent {
  /** A newer change with the same id takes the place of this one. */
  id: string
  /** The e-mail address of the member. It is sent for nobody else. */
  sender: string
  what: 'change' | 'message'
  method: 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: object
  headers?: Record<string, string>
}

/** The key's name is on the privacy page. The window hears an event of the same name after each change. */
export const OUTBOX = 'outbox'

/** The oldest first; of this member only. */
export function readUnsent(sender: string | undefined): Unsent[] {
  return readOutbox().filter((item) => item.sender === sender)
}

/** False where the browser denies storage: then nothing can be promised. */
export function keepUnsent(item: Unsent): boolean {
  const others = readOutbox().filter(({ id, sender }) => id !== item.id || sender !== item.sender)
  return writeOutbox([...others, item])
}

export function readOutbox(): Unsent[] {
  try {
    return JSON.parse(localStorage.getItem(OUTBOX) ?? '[]')
  } catch {
    return []
  }
}

export function writeOutbox(items: Unsent[]): boolean {
  try {
    localStorage.setItem(OUTBOX, JSON.stringify(items))
  } catch {
    return false
  }
  window.dispatchEvent(new Event(OUTBOX))
  return true
}
