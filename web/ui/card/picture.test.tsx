import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { missingPicture } from './missing-picture.ts'
import { Picture } from './picture.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  // The queue ends with a frame in which nothing waits.
  vi.runAllTimers()
  vi.useRealTimers()
})

const sources = () =>
  screen.getAllByRole('presentation').map((picture) => picture.getAttribute('src'))

const nextFrame = () => act(() => void vi.advanceTimersToNextFrame())

function renderThree() {
  render(
    <>
      <Picture imageUrl="/1.svg" sizes="" queued />
      <Picture imageUrl="/2.svg" sizes="" queued />
      <Picture imageUrl="/3.svg" sizes="" />
    </>,
  )
}

test.each([
  ['loaded', fireEvent.load, '/1.svg'],
  ['failed', fireEvent.error, missingPicture.src],
] as const)('a queued picture comes when the one before has %s', (_, settle, first) => {
  renderThree()
  expect(sources()).toEqual(['/3.svg'])
  nextFrame()
  expect(sources()).toEqual(['/1.svg', '/3.svg'])
  nextFrame()
  expect(sources()).toEqual(['/1.svg', '/3.svg'])
  settle(screen.getAllByRole('presentation')[0] as Element)
  nextFrame()
  expect(sources()).toEqual([first, '/2.svg', '/3.svg'])
})

test('a picture that is long in coming does not hold up the next for long', () => {
  renderThree()
  nextFrame()
  act(() => void vi.advanceTimersByTime(49))
  expect(sources()).toEqual(['/1.svg', '/3.svg'])
  act(() => void vi.advanceTimersByTime(1))
  nextFrame()
  expect(sources()).toEqual(['/1.svg', '/2.svg', '/3.svg'])
})

test('a picture in the place of another is in sight when it has loaded', () => {
  const { rerender } = render(<Picture imageUrl="/1.svg" sizes="" queued />)
  nextFrame()
  const picture = screen.getByRole('presentation')
  fireEvent.load(picture)
  expect(picture).not.toHaveAttribute('style')

  rerender(<Picture imageUrl="/2.svg" sizes="" queued />)
  expect(picture).toHaveAttribute('src', '/1.svg')
  expect(picture).toHaveStyle({ objectPosition: '-100vmax 0' })
  nextFrame()
  expect(picture).toHaveAttribute('src', '/2.svg')
  expect(picture).toHaveStyle({ objectPosition: '-100vmax 0' })
  fireEvent.load(picture)
  expect(picture).not.toHaveStyle({ objectPosition: '-100vmax 0' })
})

test('a queued picture that has gone again keeps nobody waiting', () => {
  const { rerender } = render(<Picture key="1" imageUrl="/1.svg" sizes="" queued />)
  rerender(<Picture key="2" imageUrl="/2.svg" sizes="" queued />)
  nextFrame()
  expect(sources()).toEqual(['/2.svg'])
})

test('a picture that failed is loaded once more when the connection is back', () => {
  render(<Picture imageUrl="/1.svg" sizes="" />)
  fireEvent.error(screen.getByRole('presentation'))
  expect(sources()).toEqual([missingPicture.src])
  act(() => void window.dispatchEvent(new Event('online')))
  expect(sources()).toEqual(['/1.svg'])
})
