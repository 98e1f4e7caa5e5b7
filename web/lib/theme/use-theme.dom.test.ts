import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applyStoredTheme } from './theme.ts'
import { useTheme, useThemeChoice } from './use-theme.ts'

let tellSystemIsDark: (dark: boolean) => void

beforeEach(() => {
  const system = Object.assign(new EventTarget(), { matches: false })
  tellSystemIsDark = (dark) => {
    system.matches = dark
    system.dispatchEvent(new Event('change'))
  }
  vi.stubGlobal('matchMedia', () => system)
})

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  applyStoredTheme()
})

function renderTheme() {
  const { result } = renderHook(useTheme)
  return {
    inForce: () => result.current[0],
    onPage: () => document.documentElement.dataset.theme,
    turnOver: () => act(() => result.current[1]()),
  }
}

test('follows the system as long as nothing is chosen', () => {
  const theme = renderTheme()
  expect(theme.inForce()).toBe('light')
  act(() => tellSystemIsDark(true))
  expect(theme.inForce()).toBe('dark')
  expect(theme.onPage()).toBeUndefined()
})

test('keeps a choice, whatever the system says afterwards', () => {
  const theme = renderTheme()
  theme.turnOver()
  expect(theme.inForce()).toBe('dark')
  expect(theme.onPage()).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  act(() => tellSystemIsDark(true))
  act(() => tellSystemIsDark(false))
  expect(theme.inForce()).toBe('dark')
})

test('follows the system again once the choice is turned back', () => {
  const theme = renderTheme()
  theme.turnOver()
  theme.turnOver()
  expect(localStorage.getItem('theme')).toBeNull()
  act(() => tellSystemIsDark(true))
  expect(theme.inForce()).toBe('dark')
})

test('puts the stored choice on the page, and nothing that is no theme', () => {
  localStorage.setItem('theme', 'dark')
  applyStoredTheme()
  expect(renderTheme().inForce()).toBe('dark')
  localStorage.setItem('theme', 'sepia')
  applyStoredTheme()
  expect(document.documentElement.dataset.theme).toBeUndefined()
})

test('follows a choice made in another tab', () => {
  const theme = renderTheme()
  localStorage.setItem('theme', 'dark')
  act(() => dispatchEvent(new StorageEvent('storage', { key: 'theme' })))
  expect(theme.inForce()).toBe('dark')
  expect(theme.onPage()).toBe('dark')
})

test('holds the choice until the page is left where nothing can be stored', () => {
  vi.stubGlobal('localStorage', {
    getItem: refuse,
    setItem: refuse,
    removeItem: refuse,
    clear: () => {},
  })
  applyStoredTheme()
  const theme = renderTheme()
  theme.turnOver()
  expect(theme.inForce()).toBe('dark')
})

function refuse() {
  throw new DOMException('The request is denied.', 'SecurityError')
}

test('a choice for good is kept, though the system says the same, until it is left to the system', () => {
  const theme = renderTheme()
  const { result } = renderHook(useThemeChoice)
  const choose = (choice: 'light' | 'dark' | undefined) => act(() => result.current[1](choice))
  expect(result.current[0]).toBeUndefined()
  choose('light')
  expect(result.current[0]).toBe('light')
  expect(localStorage.getItem('theme')).toBe('light')
  act(() => tellSystemIsDark(true))
  expect(theme.inForce()).toBe('light')
  choose(undefined)
  expect(result.current[0]).toBeUndefined()
  expect(localStorage.getItem('theme')).toBeNull()
  expect(theme.inForce()).toBe('dark')
})
