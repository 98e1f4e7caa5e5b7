import { afterEach, expect, test } from 'vitest'

const PAGE = `<main><section>
<details data-path="/a" open><summary>GET /a</summary></details>
<details data-path="/b/{id}"><summary>GET /b/{id}</summary><table>
<tr data-name="limit" data-in="query"><td>limit</td></tr>
<tr data-name="id" data-in="path" data-required><td>id</td></tr>
<tr data-name="apikey" data-in="query"><td>apikey</td></tr>
<tr data-name="callback" data-in="query"><td>callback</td></tr>
</table></details>
</section></main>`

afterEach(() => {
  document.body.innerHTML = ''
})

test('a call that was opened while the script was loading has its form, and only one', async () => {
  document.body.innerHTML = PAGE
  const [opened, other] = document.querySelectorAll('details')
  const formsIn = (call: Element | undefined) => call?.querySelectorAll('form').length
  await import('./docs.ts')
  expect([formsIn(opened), formsIn(other)]).toEqual([1, 0])
  for (const call of [opened, other]) {
    call?.dispatchEvent(new Event('toggle'))
    call?.dispatchEvent(new Event('toggle'))
  }
  expect([formsIn(opened), formsIn(other)]).toEqual([1, 1])
  const fields = Array.from(other?.querySelectorAll('label') ?? [], (label) => label.textContent)
  expect(fields, 'what makes the address first, and no keys').toEqual(['id', 'limit'])
})
