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

/** Texts and times of SPEC section 8, the words "Not Authorized" of the info helper included. */
const HELPERS = {
  success: { text: 'success', durationMs: 2000 },
  error: { text: 'Not Authorized', durationMs: 3000 },
  info: { text: 'Not Authorized', durationMs: 2000 },
  warning: { text: 'Not Found', durationMs: 2000 },
} as const

let board: NoticeBoard | undefined
let waiting: Notice[] = []
let lastId = 0
const callers = new Set<() => void>()

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
  callers.add(call)
  if (waiting.length > 0) call()
  return () => callers.delete(call)
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

function raiseAtCentre(kind: NoticeKind, text: string = HELPERS[kind].text): number {
  return raise({ kind, text, position: 'top-center', durationMs: HELPERS[kind].durationMs })
}

function raise(notice: Omit<Notice, 'id'>): number {
  lastId += 1
  const raised = { ...notice, id: lastId }
  if (board !== undefined) {
    board.show(raised)
  } else {
    waiting.push(raised)
    for (const call of callers) call()
  }
  return lastId
}
