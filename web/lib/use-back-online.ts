import { useWindowEvent } from './use-window-event.ts'

/** Calls back when the browser is online again, so that a retry needs no press. */
export function useBackOnline(call: () => void): void {
  useWindowEvent('online', call)
}
