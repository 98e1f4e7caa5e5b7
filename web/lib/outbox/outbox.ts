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

/** The key's name is on the privacy page. */
const STORAGE_KEY = 'outbox'
const listeners = new Set<() => void>()

/** The oldest first; of this member only. */
export function readUnsent(sender: string | undefined): Unsent[] {
  return readAll().filter((item) => item.sender === sender)
}

/** False where the browser denies storage: then nothing can be promised. */
export function keepUnsent(item: Unsent): boolean {
  return write([...readAll().filter((other) => !isSameThing(other, item)), item])
}

/** Leaves a newer change of the same thing where it is. */
export function dropUnsent(item: Unsent): void {
  const sent = JSON.stringify(item)
  write(readAll().filter((other) => JSON.stringify(other) !== sent))
}

/** At log-out: the next user of this browser may be another person. */
export function dropAllUnsent(): void {
  if (readAll().length > 0) write([])
}

/** Calls back after each change, also of another tab; returns the function that unsubscribes. */
export function onUnsentChanged(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** `1 message and 2 changes` */
export function toUnsentWords(items: Pick<Unsent, 'what'>[]): string {
  const messages = items.filter(({ what }) => what === 'message').length
  return [count(messages, 'message'), count(items.length - messages, 'change')]
    .filter((words) => words !== '')
    .join(' and ')
}

function count(number: number, noun: string): string {
  if (number === 0) return ''
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

function isSameThing(one: Unsent, other: Unsent): boolean {
  return one.id === other.id && one.sender === other.sender
}

function readAll(): Unsent[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

function write(items: Unsent[]): boolean {
  try {
    if (items.length === 0) localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, JSON.stringify(items))
  } catch {
    return false
  }
  for (const listener of listeners) listener()
  return true
}
