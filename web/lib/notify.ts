/**
 * The event channel for notices. The board that shows them is loaded with the first notice; until then
 * they are queued here.
 */
export type NoticeKind = 'success' | 'error' | 'info' | 'warning'

export interface Notice {
  id: number
  kind: NoticeKind
  text: string
  position: 'top-center' | 'top-right'
  durationMs: number
  /** A button in it. */
  action?: NoticeAction
}

export interface NoticeAction {
  label: string
  run: () => void
}

export interface NoticeBoard {
  show(notice: Notice): void
  dismiss(id: number): void
}

/** Texts of SPEC section 8, the words "Not Authorized" of the info helper included. */
const TEXTS: Record<NoticeKind, string> = {
  success: 'success',
  error: 'Not Authorized',
  info: 'Not Authorized',
  warning: 'Not Found',
}

let board: NoticeBoard | undefined
let waiting: Notice[] = []
let lastId = 0
let caller: (() => void) | undefined

/** The helpers of the specification: top centre, two or three seconds. */
export const notify = {
  success: (text?: string) => raiseAtCentre('success', text),
  error: (text?: string) => raiseAtCentre('error', text),
  info: (text?: string) => raiseAtCentre('info', text),
  warning: (text?: string) => raiseAtCentre('warning', text),
  /** Notices that the specification does not name: top right, five seconds; longer with a button in it. */
  aside: (kind: NoticeKind, text: string, action?: NoticeAction) =>
    raise({ kind, text, position: 'top-right', durationMs: action ? 9000 : 5000, action }),
  dismiss(id: number) {
    waiting = waiting.filter((notice) => notice.id !== id)
    board?.dismiss(id)
  },
}

/**
 * Calls back when a notice is queued and no board is registered; returns the function that
 * unsubscribes.
 */
export function onNoticeWaiting(call: () => void): () => void {
  caller = call
  if (waiting.length > 0) call()
  return () => {
    caller = undefined
  }
}

/**
 * Registers the board, which gets all queued and future notices; returns the function that removes it.
 */
export function putUpNoticeBoard(next: NoticeBoard): () => void {
  board = next
  for (const notice of waiting) next.show(notice)
  waiting = []
  return () => {
    if (board === next) board = undefined
  }
}

/** An error stays a second longer than the others. */
function raiseAtCentre(kind: NoticeKind, text = TEXTS[kind]): number {
  return raise({ kind, text, position: 'top-center', durationMs: kind === 'error' ? 3000 : 2000 })
}

function raise(notice: Omit<Notice, 'id'>): number {
  lastId += 1
  const raised = { ...notice, id: lastId }
  if (board !== undefined) {
    board.show(raised)
  } else {
    waiting.push(raised)
    caller?.()
  }
  return lastId
}
