import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { SearchPalette } from '#web/features/search/search-palette.tsx'
import { loadSearchPanel } from '#web/features/search/use-search-panel.ts'
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

/** Opens the palette, as Ctrl K does everywhere; on a small screen the menu, which has the same box. */
export function SearchButton({ small, menu }: SearchButtonProps) {
  const key = useArrivalKey()
  const [openedAt, setOpenedAt] = useState<string>()
  const open = openedAt === key
  // Every arrival closes it, at the page one is on as well, and Back does not open it again.
  if (openedAt !== undefined && !open) setOpenedAt(undefined)

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return
    event.preventDefault()
    setOpenedAt(open ? undefined : key)
  })

  // Whoever sees the button may press the keys.
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
