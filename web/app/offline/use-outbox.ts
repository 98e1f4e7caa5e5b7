import { useEffect, useEffectEvent } from 'react'
import { notify } from '#web/lib/notify.ts'
import { toUnsentWords } from '#web/lib/outbox/outbox.ts'
import { sendUnsent } from '#web/lib/outbox/send-unsent.ts'
import { useWindowEvent } from '#web/lib/use-window-event.ts'

const TRY_AGAIN_MS = 30_000

/** Sends what waits, as soon as there is a network and whenever the reader comes back. */
export function useOutbox(member: string | undefined, waiting: string, reach: string): void {
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
}
