import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type Notice, putUpNoticeBoard } from '#web/lib/notify.ts'
import { NoticeSection } from './notice-section.tsx'

test('raises every notice there is', async () => {
  const shown: Notice[] = []
  const takeDown = putUpNoticeBoard({ show: (notice) => shown.push(notice), dismiss: () => {} })
  render(<NoticeSection />)
  for (const kind of ['success', 'error', 'info', 'warning', 'aside']) {
    await userEvent.click(screen.getByRole('button', { name: `Raise ${kind}` }))
  }
  takeDown()
  expect(shown.map(({ kind, text, position }) => [kind, text, position])).toEqual([
    ['success', 'success', 'top-center'],
    ['error', 'Not Authorized', 'top-center'],
    ['info', 'Not Authorized', 'top-center'],
    ['warning', 'Not Found', 'top-center'],
    ['info', 'Saved to your favourites', 'top-right'],
  ])
})
