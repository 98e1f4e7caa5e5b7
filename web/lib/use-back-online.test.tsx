import { render, renderHook } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { useBackOnline } from './use-back-online.ts'

test('a connection that is back as soon as one waits for it is heard of', () => {
  const call = vi.fn()
  function Waiting() {
    useBackOnline(call)
    return null
  }
  function Page() {
    useLayoutEffect(comeOnline, [])
    return <Waiting />
  }
  render(<Page />)
  expect(call).toHaveBeenCalledOnce()
})

test('the newest is called, and nobody who has gone', () => {
  const before = vi.fn()
  const now = vi.fn()
  const { rerender, unmount } = renderHook(useBackOnline, { initialProps: before })
  rerender(now)
  comeOnline()
  unmount()
  comeOnline()
  expect(before).not.toHaveBeenCalled()
  expect(now).toHaveBeenCalledOnce()
})

function comeOnline() {
  window.dispatchEvent(new Event('online'))
}
