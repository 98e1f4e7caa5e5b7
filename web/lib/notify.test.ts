import { afterEach, expect, test, vi } from 'vitest'
import { type Notice, notify, onNoticeWaiting, putUpNoticeBoard } from './notify.ts'

const ends: (() => void)[] = []

afterEach(() => {
  // Dismisses queued notices, so that no test starts with those of another.
  putUpBoard()
  for (const end of ends.splice(0)) end()
})

function putUpBoard() {
  const shown: Notice[] = []
  const dismissed: number[] = []
  const takeDown = putUpNoticeBoard({
    show: (notice) => shown.push(notice),
    dismiss: (id) => dismissed.push(id),
  })
  ends.push(takeDown)
  return { shown, dismissed, takeDown }
}

function listen() {
  const call = vi.fn()
  const stop = onNoticeWaiting(call)
  ends.push(stop)
  return { call, stop }
}

test.each([
  ['success', 'success', 2000],
  ['error', 'Not Authorized', 3000],
  ['info', 'Not Authorized', 2000],
  ['warning', 'Not Found', 2000],
] as const)('%s says "%s" for %d ms at the top centre', (kind, text, durationMs) => {
  const { shown } = putUpBoard()
  const id = notify[kind]()
  expect(shown).toEqual([{ id, kind, text, position: 'top-center', durationMs }])
})

test('a helper says the words it is given', () => {
  const { shown } = putUpBoard()
  notify.error('PERMISSION-DENIED')
  expect(shown).toMatchObject([{ text: 'PERMISSION-DENIED', durationMs: 3000 }])
})

test('any other notice stands at the top right for 5000 ms', () => {
  const { shown } = putUpBoard()
  const id = notify.aside('info', 'Saved')
  const [kind, text] = ['info', 'Saved']
  expect(shown).toEqual([{ id, kind, text, position: 'top-right', durationMs: 5000 }])
})

test('each notice has an id of its own, the same words twice included', () => {
  const { shown } = putUpBoard()
  const ids = [notify.info('Again'), notify.info('Again')]
  expect(new Set(ids).size).toBe(2)
  expect(shown.map(({ id }) => id)).toEqual(ids)
})

test('notices wait for the board and come to it in their order, once', () => {
  const { call } = listen()
  notify.info('first')
  notify.info('second')
  expect(call).toHaveBeenCalledTimes(2)
  expect(putUpBoard().shown.map(({ text }) => text)).toEqual(['first', 'second'])
  expect(putUpBoard().shown).toEqual([])
})

test('a listener that comes late hears at once of what waits', () => {
  notify.info('early')
  expect(listen().call).toHaveBeenCalledOnce()
})

test('nobody is called when nothing waits, when a board is there, or who has stopped listening', () => {
  const first = listen()
  expect(first.call).not.toHaveBeenCalled()
  const { takeDown } = putUpBoard()
  notify.info('shown at once')
  expect(first.call).not.toHaveBeenCalled()
  takeDown()
  first.stop()
  notify.info('waiting')
  expect(first.call).not.toHaveBeenCalled()
})

test('a notice dismissed before the board is there is never shown', () => {
  const dropped = notify.info('Please Wait..')
  const kept = notify.success('Submitted successfully..')
  notify.dismiss(dropped)
  const { shown, dismissed } = putUpBoard()
  expect(shown.map(({ id }) => id)).toEqual([kept])
  expect(dismissed).toEqual([])
})

test('a notice that is shown is dismissed by the board', () => {
  const { dismissed } = putUpBoard()
  const id = notify.info('Please Wait..')
  notify.dismiss(id)
  expect(dismissed).toEqual([id])
})

test('a board that is taken down leaves the one that was put up after it', () => {
  const old = putUpBoard()
  const { shown } = putUpBoard()
  old.takeDown()
  notify.info('still seen')
  expect(shown).toHaveLength(1)
  expect(old.shown).toEqual([])
})
