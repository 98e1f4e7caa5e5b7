import { useWindowEvent } from './use-window-event.ts'

/** Calls back when the connection is there again: whoever waits need not press anything. */
export function useBackOnline(call: () => void): void {
  useWindowEvent('online', call)
}
