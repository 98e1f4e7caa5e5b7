import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Picture } from './picture.tsx'
import { PictureDrawer } from './use-drawn.ts'

/** jsdom has no addresses for what is in memory. */
let addresses: string[]
beforeEach(() => {
  addresses = []
  URL.createObjectURL = () => {
    const address = `blob:${addresses.length + 1}`
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
