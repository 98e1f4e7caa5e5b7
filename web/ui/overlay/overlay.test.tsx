import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Overlay } from './overlay.tsx'

test('the room of the scrollbar is kept until the lowest of two overlays goes', () => {
  // In jsdom the document has no width, so it looks as though a scrollbar took it.
  const { style } = document.documentElement
  const sheet = renderOverlay('Filters')
  const finder = renderOverlay('Find a creator')
  expect(style.scrollbarGutter).toBe('stable')
  finder.unmount()
  expect(style.scrollbarGutter).toBe('stable')
  sheet.unmount()
  expect(style.scrollbarGutter).not.toBe('stable')
})

function renderOverlay(label: string) {
  return render(
    <Overlay label={label} focusOn="button" onClose={() => {}}>
      <button type="button">Close</button>
    </Overlay>,
  )
}
