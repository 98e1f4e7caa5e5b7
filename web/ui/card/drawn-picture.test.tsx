import { act, render, screen, waitFor } from '@testing-library/react'
import { useLayoutEffect, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PictureDrawer } from '#web/lib/drawing/use-drawn.ts'
import { Picture } from './picture.tsx'

/** jsdom has no object URLs. */
let addresses: string[]
afterEach(() => vi.unstubAllGlobals())
beforeEach(() => {
  addresses = []
  let made = 0
  URL.createObjectURL = () => {
    made += 1
    const address = `blob:${made}`
    addresses.push(address)
    return address
  }
  URL.revokeObjectURL = (address) => {
    addresses = addresses.filter((other) => other !== address)
  }
})

const source = () => screen.queryByRole('presentation')?.getAttribute('src')

function buildDrawer() {
  const asked = new Map<string, PromiseWithResolvers<Blob>>()
  return {
    asked,
    draw: (address: string) => {
      const answer = Promise.withResolvers<Blob>()
      asked.set(address, answer)
      return answer.promise
    },
    answer: (address: string) => act(async () => asked.get(address)?.resolve(new Blob())),
    refuse: (address: string) => act(async () => asked.get(address)?.reject(new Error('No'))),
  }
}

const picture = (imageUrl: string, draw: (address: string) => Promise<Blob>) => (
  <PictureDrawer value={draw}>
    <Picture imageUrl={imageUrl} sizes="" />
  </PictureDrawer>
)

test('a drawing is shown when it has been drawn', async () => {
  const { draw, answer } = buildDrawer()
  render(picture('/1.svg', draw))
  expect(source()).toBeUndefined()
  await answer('/1.svg')
  expect(source()).toBe('blob:1')
})

test('the browser draws what nobody else can', async () => {
  const { draw, refuse } = buildDrawer()
  render(picture('/1.svg', draw))
  await refuse('/1.svg')
  expect(source()).toBe('/1.svg')
})

test('what is no drawing is shown as it is', () => {
  const draw = vi.fn()
  render(picture('/1.jpg', draw))
  expect(source()).toBe('/1.jpg')
  expect(draw).not.toHaveBeenCalled()
})

test('a drawing that is late does not take the place of a newer one', async () => {
  const { draw, answer } = buildDrawer()
  const { rerender } = render(picture('/1.svg', draw))
  rerender(picture('/2.svg', draw))
  await answer('/2.svg')
  expect(source()).toBe('blob:1')
  await answer('/1.svg')
  expect(source()).toBe('blob:1')
  expect(addresses).toEqual(['blob:1'])
})

test('no bitmap is kept longer than it is shown', async () => {
  const { draw, answer } = buildDrawer()
  const { rerender, unmount } = render(picture('/1.svg', draw))
  await answer('/1.svg')
  rerender(picture('/2.svg', draw))
  expect(addresses).toEqual(['blob:1'])
  await answer('/2.svg')
  expect(addresses).toEqual(['blob:2'])
  unmount()
  expect(addresses).toEqual([])
})

test('a bitmap goes with a row that is gone before it was shown', async () => {
  const { draw, asked } = buildDrawer()
  const { unmount } = render(picture('/1.svg', draw))
  await act(async () => {
    asked.get('/1.svg')?.resolve(new Blob())
    await asked.get('/1.svg')?.promise
    expect(addresses).toEqual(['blob:1'])
    expect(source()).toBeUndefined()
    unmount()
  })
  expect(addresses).toEqual([])
})

test('a bitmap goes with a row that was just leaving when it came', async () => {
  const { draw, asked } = buildDrawer()
  const createAddress = vi.spyOn(URL, 'createObjectURL')
  let leave = () => {}
  function Row() {
    const [here, setHere] = useState(true)
    leave = () => setHere(false)
    return here && <Leaving onLeave={() => asked.get('/1.svg')?.resolve(new Blob())} />
  }
  function Leaving({ onLeave }: { onLeave: () => void }) {
    useLayoutEffect(() => onLeave, [onLeave])
    return picture('/1.svg', draw)
  }
  render(<Row />)
  // As in a browser, where React runs effect cleanups some time after the row is removed.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  leave()
  await waitFor(() => expect(createAddress).toHaveBeenCalledOnce())
  await waitFor(() => expect(addresses).toEqual([]))
})

test('a bitmap on its way to the page is not lost with its drawing', async () => {
  const { draw, asked, refuse } = buildDrawer()
  const { rerender } = render(picture('/1.svg', draw))
  await act(async () => {
    asked.get('/1.svg')?.resolve(new Blob())
    await asked.get('/1.svg')?.promise
    rerender(picture('/2.svg', draw))
  })
  expect(source()).toBe('blob:1')
  expect(addresses).toEqual(['blob:1'])
  await refuse('/2.svg')
  expect(source()).toBe('/2.svg')
  expect(addresses).toEqual([])
})
