import { beforeEach, expect, test } from 'vitest'
import { focusLeftLink, toLeftLink } from './left-link.ts'

beforeEach(() => {
  document.body.innerHTML = '<a href="/2">In the bar</a><main><h1 tabindex="-1">Comics</h1></main>'
  heading().focus()
})

function heading() {
  return document.querySelector('h1') as HTMLElement
}

function addCard(href: string) {
  const card = document.createElement('a')
  card.href = href
  card.append(document.createElement('span'))
  document.querySelector('main')?.append(card)
  return card
}

function follow(target: Element | null) {
  const event = new Event('click', { bubbles: true })
  target?.dispatchEvent(event)
  return toLeftLink(event)
}

/** The callbacks of a mutation observer run in a microtask. */
async function untilNoticed() {
  await Promise.resolve()
}

test('of several links to one address, the one that was followed gets the focus', () => {
  addCard('/2')
  const second = addCard('/2')
  const link = follow(second.querySelector('span'))
  expect(link).toEqual({ href: '/2', nth: 1 })
  if (link) focusLeftLink(link)
  expect(second).toHaveFocus()
})

test('links outside of the content are not remembered, nor is anything else', () => {
  expect(follow(document.querySelector('body > a'))).toBeUndefined()
  expect(follow(heading())).toBeUndefined()
})

test('a link that comes later is waited for, also if another becomes it', async () => {
  focusLeftLink({ href: '/3', nth: 0 })
  const card = addCard('/2')
  await untilNoticed()
  expect(heading()).toHaveFocus()
  card.href = '/3'
  await untilNoticed()
  expect(card).toHaveFocus()
})

test('a reader who goes on meanwhile keeps the focus', async () => {
  focusLeftLink({ href: '/3', nth: 0 })
  window.dispatchEvent(new Event('wheel'))
  addCard('/3')
  await untilNoticed()
  expect(heading()).toHaveFocus()

  focusLeftLink({ href: '/4', nth: 0 })
  const other = addCard('/2')
  other.focus()
  addCard('/4')
  await untilNoticed()
  expect(other).toHaveFocus()
})
