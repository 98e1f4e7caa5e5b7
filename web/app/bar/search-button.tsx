import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { SearchPalette } from '#web/features/search/search-palette.tsx'
import { loadSearchPanel } from '#web/features/search/use-search-panel.ts'
import { useIsKept } from '#web/lib/identity/kept-text.ts'
import { useArrivalKey } from '#web/lib/navigation/use-arrival-key.ts'
import { IconButton } from '#web/ui/form/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { searchIcon } from '#web/ui/icons.ts'
import styles from './search-button.module.css'
import type { SiteMenuState } from './use-site-menu.ts'

interface SearchButtonProps {
  small: boolean
  menu: SiteMenuState
}

/**
 * Opens the search palette, as Ctrl K does; on a small screen it opens the menu with the same search
 * box.
 */
export function SearchButton({ small, menu }: SearchButtonProps) {
  const key = useArrivalKey()
  const interrupted = useIsKept('search')
  const [openedAt, setOpenedAt] = useState(interrupted && !small ? key : undefined)
  const open = openedAt === key
  // Every navigation closes it, also one to the same page, and Back does not open it again.
  if (openedAt !== undefined && !open) setOpenedAt(undefined)

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return
    event.preventDefault()
    setOpenedAt(open ? undefined : key)
  })

  // A layout effect, so that the shortcut works as soon as the button is painted.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])

  return (
    <>
      {small ? (
        <IconButton
          icon={searchIcon}
          aria-label="Search"
          aria-expanded={menu.open}
          aria-controls="site-menu"
          onClick={(event) => menu.toggle(event.currentTarget, true)}
        />
      ) : (
        <button
          type="button"
          aria-label="Search"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          className={styles.button}
          onPointerEnter={loadSearchPanel}
          onFocus={loadSearchPanel}
          onClick={() => setOpenedAt(key)}
        >
          <Icon path={searchIcon} />
          Search
          <span data-keys={onApple() ? '⌘ K' : 'Ctrl K'} className={styles.keys} />
        </button>
      )}
      {open && <SearchPalette onClose={() => setOpenedAt(undefined)} />}
    </>
  )
}

function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey
}

function onApple(): boolean {
  return /Mac|iP(hone|ad|od)/.test(navigator.userAgent)
}
