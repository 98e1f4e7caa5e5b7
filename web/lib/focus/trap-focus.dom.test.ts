import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { trapFocus } from './trap-focus.ts'

function buildPage() {
  document.body.innerHTML = `
    <a href="#main" id="skip">Skip</a>
    <div id="root">
      <div id="slot"><header><a href="/">Home</a><button>Menu</button></header><p id="beside"></p></div>
      <main><input></main>
      <footer id="asleep"></footer>
    </div>`
  const find = (selector: string) => document.querySelector(selector) as HTMLElement
  find('#asleep').inert = true
  return find
}

test('makes all that stands beside it inert, and nothing that holds it', () => {
  const find = buildPage()
  const release = trapFocus(find('header'))
  for (const other of ['#skip', '#beside', 'main']) expect(find(other).inert).toBe(true)
  for (const own of ['header', '#slot', '#root', 'body']) expect(find(own).inert).not.toBe(true)
  release()
  for (const other of ['#skip', '#beside', 'main']) expect(find(other).inert).toBe(false)
})

test('leaves inert what was so before', () => {
  const find = buildPage()
  trapFocus(find('header'))()
  expect(find('#asleep').inert).toBe(true)
})

test('takes Tab from the last stop to the first, and back, until it is released', async () => {
  const find = buildPage()
  const release = trapFocus(find('header'))
  find('button').focus()
  await userEvent.tab()
  expect(find('header a')).toHaveFocus()
  await userEvent.tab({ shift: true })
  expect(find('button')).toHaveFocus()
  release()
  await userEvent.tab()
  expect(find('input')).toHaveFocus()
})
