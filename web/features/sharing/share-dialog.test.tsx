import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Share } from '#contract/sharing.ts'
import { type Notice, putUpNoticeBoard } from '#web/lib/notify.ts'
import { MemoryRouter } from '#web/testing/memory-router.tsx'
import { ShareDialog } from './share-dialog.tsx'

const PRIVATE: Share = { visibility: 'private', token: null, hidden: false, allowed: true }
const BY_LINK: Share = { ...PRIVATE, visibility: 'link', token: 'aaaa' }

let calls: string[]
let notices: Notice[]
let takeDown: () => void

beforeEach(() => {
  calls = []
  notices = []
  takeDown = putUpNoticeBoard({ show: (notice) => notices.push(notice), dismiss: () => {} })
})

afterEach(() => {
  takeDown()
  vi.unstubAllGlobals()
})

/** Of a list that is shared like this; `answer` is the server's to every change. */
async function openDialog(share: Share, answer: () => Response | Promise<Response> = saved) {
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'GET') return Response.json(share)
    calls.push(`${method} ${path} ${body}`)
    return answer()
  })
  render(
    <MemoryRouter>
      <ShareDialog id="list-1" name="Rainy days" onClose={() => {}} />
    </MemoryRouter>,
  )
  await screen.findByText(/can read the list\.$/)
}

const saved = () => Response.json(BY_LINK)
const refused = () =>
  Response.json({ code: 'unavailable', message: 'The store is away.' }, { status: 503 })
const choice = (name: string) => screen.getByRole('radio', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a choice shows at once, and its link when the server has made it', async () => {
  const answer = Promise.withResolvers<Response>()
  await openDialog(PRIVATE, () => answer.promise)
  await userEvent.click(choice('By link'))
  expect(choice('By link')).toBeChecked()
  expect(screen.queryByText('http://localhost:3000/shared/aaaa')).not.toBeInTheDocument()
  answer.resolve(saved())
  expect(await screen.findByText('http://localhost:3000/shared/aaaa')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Feed' })).toHaveAttribute(
    'href',
    '/shared/aaaa/feed.xml',
  )
  expect(calls).toEqual(['POST /api/lists/list-1/share {"visibility":"link"}'])
})

test('a choice that cannot be saved is taken back with words', async () => {
  await openDialog(PRIVATE, refused)
  await userEvent.click(choice('Public'))
  await vi.waitFor(() => expect(choice('Private')).toBeChecked())
  expect(notices.map(({ text }) => text)).toEqual(['That was not saved. The store is away.'])
})

test('arrow keys choose nothing: a link is not lost by passing over it', async () => {
  await openDialog(BY_LINK)
  choice('By link').focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(choice('Private')).toHaveFocus()
  expect(choice('By link')).toBeChecked()
  expect(calls).toEqual([])
  await userEvent.keyboard(' ')
  expect(calls).toEqual(['POST /api/lists/list-1/share {"visibility":"private"}'])
})

test('a new link is made only after it was said that the old one dies', async () => {
  await openDialog(BY_LINK, () => Response.json({ ...BY_LINK, token: 'bbbb' }))
  await press('New link')
  expect(screen.getByText('The old link stops working at once')).toBeVisible()
  await press('Keep the old one')
  expect(screen.getByRole('button', { name: 'New link' })).toHaveFocus()
  expect(calls).toEqual([])
  await press('New link')
  await press('Make a new link')
  expect(await screen.findByText('http://localhost:3000/shared/bbbb')).toBeVisible()
  expect(calls).toEqual(['POST /api/lists/list-1/share {"visibility":"link","replace":true}'])
})

test('with the plan Basic one press changes the plan and goes on', async () => {
  await openDialog({ ...PRIVATE, allowed: false }, () => new Response(null, { status: 204 }))
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  await press('Switch to Standard')
  expect(choice('Private')).toHaveFocus()
  expect(calls).toEqual(['PUT /api/account/plan {"plan":"standard"}'])
})

test('a list that the operator has hidden says so, gives no link and can be made private', async () => {
  await openDialog({ ...BY_LINK, hidden: true })
  expect(screen.getByText('Whoever runs this site has hidden this list.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument()
  expect(choice('Private')).not.toBeChecked()
})
