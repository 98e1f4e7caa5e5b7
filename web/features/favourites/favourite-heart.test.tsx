import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CurrentUserContext } from '#web/lib/identity/current-user.ts'
import { type Notice, putUpNoticeBoard } from '#web/lib/notify.ts'
import { dropAllUnsent } from '#web/lib/outbox/drop-unsent.ts'
import { keepUnsent, readUnsent } from '#web/lib/outbox/outbox.ts'
import { buildUser } from '#web/testing/build-identity.ts'
import { FavouriteHeart } from './favourite-heart.tsx'
import { FavouritesProvider } from './favourites-provider.tsx'

const COMICS = [
  { id: 337, name: 'Thor #337' },
  { id: 338, name: 'Thor #338' },
  { id: 339, name: 'Thor #339' },
]

afterEach(() => {
  vi.unstubAllGlobals()
  dropAllUnsent()
})

/** Three hearts of a member, the first one a favourite; the server answers saves with `saved`. */
function renderHearts(saved: () => Response) {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit) => {
    calls.push(`${method} ${path}`)
    return method === 'GET' ? Response.json({ kept: [337] }) : saved()
  })
  render(
    <CurrentUserContext value={buildUser()}>
      <FavouritesProvider>
        {COMICS.map(({ id, name }) => (
          <FavouriteHeart key={id} kind="comics" id={id} name={name} />
        ))}
      </FavouritesProvider>
    </CurrentUserContext>,
  )
  return calls
}

function heart(name: string) {
  return screen.getByRole('button', { name: `Favourite ${name}` })
}

test('all hearts of a page know their state by one call', async () => {
  const calls = renderHearts(() => new Response(null, { status: 204 }))
  await waitFor(() => expect(heart('Thor #337')).toHaveAttribute('aria-pressed', 'true'))
  expect(heart('Thor #338')).toHaveAttribute('aria-pressed', 'false')
  expect(calls).toEqual(['GET /api/favourites/comics?ids=337,338,339'])
})

test('a press saves at once, and only the heart that was pressed', async () => {
  const calls = renderHearts(() => new Response(null, { status: 204 }))
  await waitFor(() => expect(heart('Thor #337')).toHaveAttribute('aria-pressed', 'true'))
  await userEvent.click(heart('Thor #338'))
  expect(heart('Thor #338')).toHaveAttribute('aria-pressed', 'true')
  expect(heart('Thor #339')).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(heart('Thor #337'))
  await waitFor(() =>
    expect(calls.slice(1)).toEqual([
      'PUT /api/favourites/comics/338',
      'DELETE /api/favourites/comics/337',
    ]),
  )
})

test('a save that fails is taken back, and a notice names the item and the reason', async () => {
  const notices: Notice[] = []
  const takeDown = putUpNoticeBoard({ show: (notice) => notices.push(notice), dismiss() {} })
  renderHearts(() => Response.json({ code: 'full', message: 'No room.' }, { status: 409 }))
  await waitFor(() => expect(heart('Thor #337')).toHaveAttribute('aria-pressed', 'true'))
  await userEvent.click(heart('Thor #338'))
  await waitFor(() => expect(heart('Thor #338')).toHaveAttribute('aria-pressed', 'false'))
  takeDown()
  expect(notices).toMatchObject([
    {
      kind: 'error',
      text: '“Thor #338” was not added to your favourites. No room.',
      position: 'top-right',
    },
  ])
})

describe('offline', () => {
  const offline = () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    return renderHearts(() => {
      throw new TypeError('Failed to fetch')
    })
  }

  test('a press waits in the outbox, and a second one takes its place', async () => {
    const notices: Notice[] = []
    const takeDown = putUpNoticeBoard({ show: (notice) => notices.push(notice), dismiss() {} })
    const calls = offline()
    await waitFor(() => expect(heart('Thor #337')).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.click(heart('Thor #338'))
    await waitFor(() => expect(readUnsent(buildUser().email)).toHaveLength(1))
    expect(heart('Thor #338')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(heart('Thor #338'))
    await waitFor(() =>
      expect(readUnsent(buildUser().email)).toMatchObject([
        { method: 'DELETE', path: '/api/favourites/comics/338' },
      ]),
    )
    takeDown()
    expect(calls.slice(1)).toEqual(['PUT /api/favourites/comics/338'])
    expect(notices).toMatchObject([
      { text: 'The server cannot be reached. This is saved when you are back.' },
    ])
  })

  test('what waits counts for hearts that are asked for later', async () => {
    const path = '/api/favourites/comics/337'
    const sender = buildUser().email
    keepUnsent({ id: path, sender, what: 'change', method: 'DELETE', path })
    const calls = offline()
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(heart('Thor #337')).toHaveAttribute('aria-pressed', 'false')
  })
})
