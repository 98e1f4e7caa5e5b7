import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { notify } from '#web/lib/notify.ts'
import { OUTBOX, readUnsent } from '#web/lib/outbox/outbox.ts'
import { sendUnsent } from '#web/lib/outbox/send-unsent.ts'
import { toUnsentWords } from '#web/lib/outbox/unsent-words.ts'
import { useWindowEvent } from '#web/lib/use-window-event.ts'

const TRY_AGAIN_MS = 30_000

/**
 * Sends what waits, as soon as there is a network and whenever the reader comes back. Returns what still
 * waits, in words.
 */
export function useOutbox(member: string | undefined, reach: string): string {
  const waiting = useSyncExternalStore(onOutboxChanged, () => toUnsentWords(readUnsent(member)))

  async function send() {
    if (member === undefined || waiting === '' || !navigator.onLine) return
    const { sent, refused } = await sendUnsent(member)
    if (sent.length > 0)
      notify.aside('success', `Sent, as you did it offline: ${toUnsentWords(sent)}.`)
    for (const { item, reason } of refused) {
      notify.aside('error', `A ${item.what} that you made offline was refused. ${reason}`)
    }
  }
  const sendNow = useEffectEvent(send)

  useEffect(() => {
    if (member === undefined || waiting === '' || reach !== 'online') return
    void sendNow()
    // A browser may believe that it is online while nothing gets through.
    const timer = setInterval(() => void sendNow(), TRY_AGAIN_MS)
    return () => clearInterval(timer)
  }, [member, waiting, reach])
  useWindowEvent('focus', send)
  return waiting
}

/** Other tabs are heard of by the event of the storage. */
function onOutboxChanged(listener: () => void): () => void {
  window.addEventListener(OUTBOX, listener)
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener(OUTBOX, listener)
    window.removeEventListener('storage', listener)
  }
}
