import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { useLocation } from '#web/lib/router/router.tsx'
import { buildHit, buildSearchAnswer } from '#web/testing/build-hit.ts'
import { MemoryRouter } from '#web/testing/memory-router.tsx'
import { missingPicture } from '#web/ui/card/missing-picture.ts'
import { rememberSearch } from './recent-searches.ts'
import { SearchPalette } from './search-palette.tsx'

const thor = buildHit({ id: 1, title: 'Thor', subtitle: 'Thor Odinson', matches: [[0, 2]] })
const comic = buildHit({ kind: 'comics', id: 337, title: 'Thor (1966) #337', subtitle: 'Nov 1983' })
const beta = buildHit({ id: 2, title: 'Beta Ray Bill', subtitle: '' })

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

type Answering = (text: string) => Response | Promise<Response>

/** The palette over a catalogue with this answer; returns the requested URLs. */
function renderPalette(
  answer: Answering = () => found(thor, comic, beta),
  onClose: () => void = () => {},
) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    const text = String(new URL(path, 'http://rack.example').searchParams.get('q'))
    asked.push(text)
    return answer(text)
  })
  render(
    <MemoryRouter initialEntries={['/comics']}>
      <SearchPalette onClose={onClose} />
      <Where />
    </MemoryRouter>,
  )
  return asked
}

function Where() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

function found(...hits: (typeof thor)[]): Response {
  return Response.json(buildSearchAnswer('', hits))
}

function box() {
  return screen.getByRole('combobox', { name: 'Search the catalogue' })
}

function activeOption() {
  return document.getElementById(String(box().getAttribute('aria-activedescendant')))
}

function place() {
  return screen.getByText(/^\//, { selector: 'output' }).textContent
}

async function seek(text: string) {
  await userEvent.type(box(), text)
  await waitFor(() => expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'false'))
}

test('shows the hits in groups, the best group first, with their pictures and marked letters', async () => {
  renderPalette()
  expect(box()).toHaveAttribute('aria-expanded', 'false')
  await seek('th')
  expect(box()).toHaveAttribute('aria-expanded', 'true')
  const list = screen.getByRole('listbox', { name: 'Results' })
  expect(box()).toHaveAttribute('aria-controls', list.id)
  const groups = within(list).getAllByRole('group')
  expect(groups.map((group) => within(group).getAllByRole('option').length)).toEqual([2, 1])
  expect(groups[0]).toHaveAccessibleName('Characters')
  expect(groups[1]).toHaveAccessibleName('Comics')
  const [first] = within(list).getAllByRole('option')
  expect(first).toHaveTextContent('Thor Thor Odinson')
  expect(first?.querySelector('mark')).toHaveTextContent(/^Th$/)
  expect(first?.querySelector('img')).toHaveAttribute('src', '/pictures/characters/1.svg')
  expect(screen.getByText('3 results')).toHaveRole('status')
})

test('moves by the arrows, Home and End through the hits as they stand, round and round', async () => {
  renderPalette()
  await seek('th')
  const options = screen.getAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual([
    'Thor Thor Odinson',
    'Beta Ray Bill',
    'Thor (1966) #337 Nov 1983',
  ])
  const steps: [string, number][] = [
    ['', 0],
    ['{ArrowDown}', 1],
    ['{ArrowDown}', 2],
    ['{ArrowDown}', 0],
    ['{ArrowUp}', 2],
    ['{Home}', 0],
    ['{End}', 2],
  ]
  for (const [keys, index] of steps) {
    if (keys !== '') await userEvent.keyboard(keys)
    expect(activeOption()).toBe(options[index])
    expect(screen.getAllByRole('option', { selected: true })).toEqual([options[index]])
    expect(box()).toHaveFocus()
  }
})

test('opens the chosen hit by Enter and remembers what was sought', async () => {
  renderPalette()
  await seek('thor')
  await userEvent.keyboard('{End}{Enter}')
  expect(place()).toBe('/comics/337')
  expect(localStorage.getItem('recentSearches')).toBe('["thor"]')
})

test('closes with the choice, before the page that was chosen is there', async () => {
  const close = vi.fn()
  renderPalette(undefined, close)
  await seek('thor')
  await userEvent.keyboard('{Enter}')
  expect(close).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('link', { name: 'See all results' }))
  expect(close).toHaveBeenCalledTimes(2)
})

test('leads to all results by the link, and by Enter before there is an answer', async () => {
  renderPalette((text) => (text === 'thor' ? new Promise<Response>(() => {}) : found(thor)))
  await seek('th')
  expect(screen.getByRole('link', { name: 'See all results' })).toHaveAttribute(
    'href',
    '/search?q=th',
  )
  await userEvent.type(box(), 'or')
  expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard('{Enter}')
  expect(place()).toBe('/search?q=thor')
})

test('shows the newest answer though an older one comes after it', async () => {
  const older = Promise.withResolvers<Response>()
  const asked = renderPalette((text) => (text === 't' ? older.promise : found(thor)))
  await userEvent.type(box(), 't')
  await waitFor(() => expect(asked).toEqual(['t']))
  await userEvent.type(box(), 'h')
  const option = await screen.findByRole('option')
  expect(option).toHaveTextContent('Thor Thor Odinson')
  const late = found(beta)
  const read = vi.spyOn(late, 'json')
  older.resolve(late)
  await waitFor(() => expect(read).toHaveResolved())
  expect(screen.getAllByRole('option')).toEqual([option])
  expect(option).toHaveTextContent('Thor Thor Odinson')
})

test('asks for the first letter at once, and not for each of many that come together', async () => {
  const asked = renderPalette()
  await screen.findByText(/all in one box/)
  await userEvent.click(box())
  await userEvent.paste('t')
  expect(asked).toEqual(['t'])
  for (const letter of ['h', 'o', 'r']) await userEvent.paste(letter)
  await waitFor(() => expect(asked.at(-1)).toBe('thor'))
  expect(asked.length).toBeLessThan(4)
})

test('says in words that there is nothing', async () => {
  renderPalette(() => found())
  await userEvent.type(box(), 'xyzzy')
  expect(await screen.findByText('Nobody by that name')).toBeInTheDocument()
  expect(screen.getByText('No results')).toHaveRole('status')
  expect(box()).toHaveAttribute('aria-expanded', 'false')
})

test('says why a search failed, and tries again', async () => {
  let down = true
  const failure = () => Response.json({ code: 'down', message: 'Being moved.' }, { status: 503 })
  renderPalette(() => (down ? failure() : found(thor)))
  await userEvent.type(box(), 'thor')
  expect(await screen.findByRole('alert')).toHaveTextContent('Being moved.')
  down = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('option')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(box()).toHaveFocus()
})

test('puts a drawing of ours in the place of a picture that fails', async () => {
  renderPalette()
  await seek('thor')
  const [picture] = document.querySelectorAll('img')
  picture?.dispatchEvent(new Event('error'))
  await waitFor(() => expect(picture?.getAttribute('src')).toBe(missingPicture.src))
})

test('offers recent searches, which the arrows reach and a button removes', async () => {
  for (const text of ['hulk', 'thor']) rememberSearch(text)
  renderPalette()
  await screen.findByRole('list', { name: 'Recent searches' })
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('button', { name: 'thor' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('button', { name: 'hulk' })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(box()).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}'.repeat(9))
  expect(screen.getByRole('link', { name: 'Surprise me' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(box()).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Remove hulk' }))
  expect(screen.queryByRole('button', { name: 'hulk' })).not.toBeInTheDocument()
  expect(box()).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'thor' }))
  expect(box()).toHaveValue('thor')
  expect(box()).toHaveFocus()
  expect(await screen.findAllByRole('option')).toHaveLength(3)
})

test('offers popular searches and a surprise before anything is sought', async () => {
  const close = vi.fn()
  renderPalette(undefined, close)
  const popular = await screen.findByRole('list', { name: 'Popular searches' })
  await userEvent.click(within(popular).getByRole('button', { name: 'dark phoenix saga' }))
  expect(box()).toHaveValue('dark phoenix saga')
  expect(await screen.findAllByRole('option')).toHaveLength(3)
  await userEvent.clear(box())
  await userEvent.click(screen.getByRole('link', { name: 'Surprise me' }))
  expect(place()).toBe('/characters?surprise=1')
  expect(close).toHaveBeenCalledOnce()
})
