import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { IdempotencyKeySchema } from '#contract/idempotency-key.ts'
import { readUnsent } from '#web/lib/outbox/outbox.ts'
import { buildUser } from '#web/testing/build-identity.ts'
import {
  contact,
  expectTexts,
  fakeTimeouts,
  MEMBER,
  recordContact,
  renderContact,
  scriptLoaded,
  TEXTS,
  user,
  write,
} from '#web/testing/render-contact.tsx'

const { said, takenAway, sent, refuseNext } = recordContact()
fakeTimeouts()
const { fullname, message, submit, restore } = contact
const AT_REST = { fullname: 'Kamala Khan', email: 'kamala@example.com', message: '' }

async function submitAsMember(texts = TEXTS) {
  renderContact({ user: MEMBER })
  await scriptLoaded()
  await write(texts)
  await user.click(submit())
}

const saidLast = (words: string) => waitFor(() => expect(said().at(-1)).toBe(words))

test('sends what a member wrote, once however often it is pressed, and is as before', async () => {
  renderContact({ user: MEMBER })
  await scriptLoaded()
  expectTexts(AT_REST)
  await write({ ...TEXTS, message: `  ${TEXTS.message}\n` })
  await user.dblClick(submit())
  expect(said()).toEqual(['info: Please Wait..'])
  expect(submit()).toHaveAttribute('aria-disabled', 'true')
  expect(submit()).toHaveAccessibleName('Please Wait..')
  await act(() => vi.advanceTimersByTimeAsync(599))
  expect(said()).toEqual(['info: Please Wait..'])
  expect(takenAway()).toEqual([])
  await saidLast('success: Submitted successfully..')
  expect(takenAway()).toEqual(['Please Wait..'])
  expect(sent()).toEqual([{ texts: TEXTS, key: expect.any(String) }])
  expect(IdempotencyKeySchema.safeParse(sent()[0]?.key).success).toBe(true)
  expectTexts(AT_REST)
  expect(message()).not.toHaveAttribute('aria-invalid')
  expect(submit()).not.toHaveAttribute('aria-disabled', 'true')
  expect(submit()).toHaveAccessibleName('Submit')
  expect(sessionStorage).toHaveLength(0)
})

test('leaves the notice to wait for as long as it takes to read, however quick the server is', async () => {
  renderContact({ user: MEMBER })
  await scriptLoaded()
  await write()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.click(submit())
  await act(async () => vi.advanceTimersByTime(599))
  expect(sent()).toHaveLength(1)
  expect(takenAway()).toEqual([])
  await act(async () => vi.advanceTimersByTime(1))
  vi.useRealTimers()
  await saidLast('success: Submitted successfully..')
  expect(takenAway()).toEqual(['Please Wait..'])
})

test('says the code of a failure in capitals, and brings the text back once', async () => {
  refuseNext()
  await submitAsMember()
  await saidLast('error: UNAVAILABLE')
  expect(takenAway()).toEqual(['Please Wait..'])
  expectTexts(AT_REST)
  expect(screen.getByText('Your message was not sent. Please try again.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Restore my message' }))
  expectTexts(TEXTS)
  expect(message()).toHaveFocus()
  expect(restore()).not.toBeInTheDocument()
})

test('names the same attempt the same, and another one otherwise', async () => {
  refuseNext()
  await submitAsMember()
  for (const more of ['', ' Really.']) {
    await user.click(await screen.findByRole('button', { name: 'Restore my message' }))
    if (more) await user.type(message(), more)
    refuseNext('permission-denied')
    await user.click(submit())
    await waitFor(() => expect(said().at(-1)).toBe('error: PERMISSION-DENIED'))
  }
  const [first, again, changed] = sent().map(({ key }) => key)
  expect(again).toBe(first)
  expect(changed).not.toBe(first)
})

test('goes on offering a text when another one was sent meanwhile', async () => {
  refuseNext()
  await submitAsMember()
  await screen.findByRole('button', { name: 'Restore my message' })
  await write({ ...TEXTS, message: 'Something else entirely.' })
  await user.click(submit())
  await saidLast('success: Submitted successfully..')
  await user.click(screen.getByRole('button', { name: 'Restore my message' }))
  expectTexts(TEXTS)
})

test('offers the text after a reload too, but to nobody else', async () => {
  refuseNext()
  await submitAsMember()
  await screen.findByRole('button', { name: 'Restore my message' })
  cleanup()
  const { tell } = renderContact({ user: buildUser() })
  await waitFor(() => expect(fullname()).toHaveValue('Asha Rao'))
  expect(restore()).not.toBeInTheDocument()
  tell(MEMBER)
  expect(await screen.findByRole('button', { name: 'Restore my message' })).toBeVisible()
})

test.each([
  ['no server', () => Promise.reject(new TypeError('Failed to fetch')), 'OFFLINE'],
  ['no sense', async () => new Response('Kept, thanks', { status: 201 }), 'UNKNOWN'],
])('takes %s in the answer for a failure like any other', async (_, answer, code) => {
  vi.stubGlobal('fetch', answer)
  await submitAsMember()
  await saidLast(`error: ${code}`)
  expect(restore()).toBeVisible()
})

test('keeps what is written offline for later, under the key of this attempt', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await submitAsMember()
  await saidLast('info: You are offline. Your message is sent when you are back.')
  expectTexts(AT_REST)
  expect(restore()).not.toBeInTheDocument()
  const [unsent] = readUnsent(MEMBER.email)
  expect(unsent).toMatchObject({ what: 'message', path: '/api/queries', body: TEXTS })
  expect(unsent?.headers).toEqual({ 'idempotency-key': unsent?.id })
})

test('waits with a submit until it is known who is reading', async () => {
  const { tell } = renderContact({ user: 'not known yet' })
  await scriptLoaded()
  await write()
  await user.click(submit())
  expect(said()).toEqual([])
  expect(submit()).toHaveAccessibleName('Please Wait..')
  tell(MEMBER)
  await saidLast('success: Submitted successfully..')
  expect(sent()).toHaveLength(1)
})

test('asks who was signed out meanwhile to log in, and keeps what they wrote', async () => {
  refuseNext('signed-out')
  await submitAsMember()
  await saidLast('warning: Please Login to Submit...')
  expectTexts(TEXTS)
  expect(submit()).not.toHaveAttribute('aria-disabled', 'true')
  expect(restore()).not.toBeInTheDocument()
  expect(sessionStorage.getItem('letter')).toContain(TEXTS.message)
})

test('asks again who reads when that failed before, and says when it fails once more', async () => {
  const { check } = renderContact({ user: 'not known yet' })
  await scriptLoaded()
  await write()
  const tryAgain = vi.fn()
  check({ trouble: 'failed', tryAgain })
  await user.click(submit())
  expect(tryAgain).toHaveBeenCalledOnce()
  check({ trouble: 'tried again', tryAgain })
  check({ trouble: 'failed', tryAgain })
  await saidLast('error: The server cannot be reached. Check the connection, then try again.')
  expectTexts(TEXTS)
  expect(sent()).toEqual([])
})
