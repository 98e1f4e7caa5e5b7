import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { buildYear } from '#art/testing/build-year.ts'
import { CurrentUserContext } from '#web/lib/identity/current-user.ts'
import { ShareYearDialog } from './share-year-dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

/** The dialog over a server that draws; returns what was asked. */
function renderDialog(displayName: string) {
  const asked: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return new Response('png', { headers: { 'content-type': 'image/png' } })
  })
  render(
    <CurrentUserContext value={{ displayName, email: 'a@example.com', photoURL: null }}>
      <ShareYearDialog data={buildYear()} onClose={() => {}} />
    </CurrentUserContext>,
  )
  return asked
}

test('the picture is handed to the system, with the name only once it is ticked', async () => {
  const share = vi.fn(async (_shared: ShareData) => {})
  vi.stubGlobal('navigator', { onLine: true, canShare: () => true, share })
  const asked = renderDialog('Asha Rao')
  expect(await screen.findByAltText(/^My year in comics, 2026/)).toBeVisible()
  await userEvent.click(screen.getByLabelText('Put my name on it: Asha Rao'))
  expect(await screen.findByAltText(/^Asha Rao: a year/)).toBeVisible()
  await userEvent.click(await screen.findByText('Share picture'))
  expect(share.mock.calls[0]?.[0].files?.[0]?.name).toBe('my-year-in-comics-2026.png')
  expect(asked).toEqual([
    '/api/year/picture.png?year=2026&name=0',
    '/api/year/picture.png?year=2026&name=1',
  ])
})

test('a name that cannot be lettered is not offered', async () => {
  renderDialog('明日香')
  expect(screen.getByText(/does not have the letters of your name/)).toBeVisible()
  expect(await screen.findByText('Save picture')).toBeVisible()
  expect(screen.queryByText('Share picture')).toBeNull()
})
