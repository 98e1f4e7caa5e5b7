import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Picture } from './picture.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  // The queue ends with a frame in which nobody waits.
  vi.runAllTimers()
  vi.useRealTimers()
})

const sources = () =>
  screen.getAllByRole('presentation').map((picture) => picture.getAttribute('src'))

test('queued pictures come one with each frame', () => {
  render(
    <>
      <Picture imageUrl="/1.svg" sizes="" queued />
      <Picture imageUrl="/2.svg" sizes="" queued />
      <Picture imageUrl="/3.svg" sizes="" />
    </>,
  )
  expect(sources()).toEqual(['/3.svg'])
  act(() => void vi.advanceTimersToNextFrame())
  expect(sources()).toEqual(['/1.svg', '/3.svg'])
  act(() => void vi.advanceTimersToNextFrame())
  expect(sources()).toEqual(['/1.svg', '/2.svg', '/3.svg'])
})

test('a queued picture that has gone again keeps nobody waiting', () => {
  const { rerender } = render(<Picture key="1" imageUrl="/1.svg" sizes="" queued />)
  rerender(<Picture key="2" imageUrl="/2.svg" sizes="" queued />)
  act(() => void vi.advanceTimersToNextFrame())
  expect(sources()).toEqual(['/2.svg'])
})
