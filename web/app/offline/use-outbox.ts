import { useEffect, useEffectEvent } from 'react'
import { notify } from '#web/lib/notify.ts'
import { toUnsentWords } from '#web/lib/outbox/outbox.ts'
import { sendUnsent } from '#web/lib/outbox/send-unsent.ts'
import { useBackOnline } from '#web/lib/use-back-online.ts'
import { useWindowEvent } from '#web/lib/use-window-event.ts'

/** Sends what waits, as soon as there is a network and whenever the reader comes back. */
export function useOutbox(member: string | undefined, waiting: string): void {
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
    if (member !== undefined && waiting !== '') void sendNow()
  }, [member, waiting])
  useBackOnline(send)
  useWindowEvent('focus', send)
}
