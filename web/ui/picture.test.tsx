import { act, fireEvent, render, screen } from '@testing-library/react'
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

test('a picture in the place of another is in sight when it has loaded', () => {
  const { rerender } = render(<Picture imageUrl="/1.svg" sizes="" queued />)
  act(() => void vi.advanceTimersToNextFrame())
  const picture = screen.getByRole('presentation')
  fireEvent.load(picture)
  expect(picture).not.toHaveAttribute('style')

  rerender(<Picture imageUrl="/2.svg" sizes="" queued />)
  expect(picture).toHaveAttribute('src', '/1.svg')
  expect(picture).toHaveStyle({ objectPosition: '-100vmax 0' })
  act(() => void vi.advanceTimersToNextFrame())
  expect(picture).toHaveAttribute('src', '/2.svg')
  expect(picture).toHaveStyle({ objectPosition: '-100vmax 0' })
  fireEvent.load(picture)
  expect(picture).not.toHaveStyle({ objectPosition: '-100vmax 0' })
})

test('a queued picture that has gone again keeps nobody waiting', () => {
  const { rerender } = render(<Picture key="1" imageUrl="/1.svg" sizes="" queued />)
  rerender(<Picture key="2" imageUrl="/2.svg" sizes="" queued />)
  act(() => void vi.advanceTimersToNextFrame())
  expect(sources()).toEqual(['/2.svg'])
})
