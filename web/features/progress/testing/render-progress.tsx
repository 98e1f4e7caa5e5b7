import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { CurrentUserContext } from '#web/lib/identity/current-user.ts'
import { type Notice, putUpNoticeBoard } from '#web/lib/notify.ts'
import { buildUser } from '#web/testing/build-identity.ts'
import { ProgressProvider } from '../progress-provider.tsx'

interface ServerOptions {
  /** Comics that are read, and when. */
  read?: Record<number, string>
  /** How often each was read. */
  times?: number
  /** Answers a change instead of 204. */
  change?: (call: string) => Response
}

/** What a member sees of a server that knows what they have read. */
export function renderProgress(
  children: ReactNode,
  { read = {}, times = 1, change }: ServerOptions = {},
) {
  const calls: string[] = []
  const notices: Notice[] = []
  const readings = new Map(Object.entries(read).map(([id, readAt]) => [Number(id), readAt]))
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    const call = [method, path, body].filter(Boolean).join(' ')
    calls.push(call)
    if (method !== 'GET') return change?.(call) ?? answerChange(path, String(body ?? '{}'))
    const { pathname, searchParams } = new URL(path, 'http://rack.test')
    const ids = (searchParams.get('comics') ?? searchParams.get('ids') ?? '').split(',').map(Number)
    if (pathname === '/api/follows') return Response.json({ follows: [] })
    if (pathname !== '/api/progress') {
      return Response.json({ counts: ids.map((id) => ({ id, read: readings.size, of: 1441 })) })
    }
    return Response.json({
      read: ids.flatMap((id) => {
        const readAt = readings.get(id)
        return readAt === undefined ? [] : [{ id, readAt, times }]
      }),
    })
  })

  function answerChange(path: string, body: string): Response {
    if (/comics\/\d+/.test(path)) return new Response(null, { status: 204 })
    const { read = [], unread = [] } = JSON.parse(body)
    for (const id of read) readings.set(id, new Date().toISOString())
    for (const id of unread) readings.delete(id)
    return Response.json({ marked: read, unmarked: unread })
  }

  const takeDown = putUpNoticeBoard({ show: (notice) => notices.push(notice), dismiss() {} })
  render(
    <CurrentUserContext value={buildUser()}>
      <ProgressProvider>{children}</ProgressProvider>
    </CurrentUserContext>,
  )
  return { calls, notices, takeDown }
}
