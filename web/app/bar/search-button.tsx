import { useNavigate } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { searchIcon } from '#web/ui/icons.ts'
import styles from './search-button.module.css'
import type { SiteMenuState } from './use-site-menu.ts'

interface SearchButtonProps {
  small: boolean
  menu: SiteMenuState
}

/** Leads to the search; on a small screen to the search box in the menu. */
export function SearchButton({ small, menu }: SearchButtonProps) {
  const navigate = useNavigate()
  if (small) {
    return (
      <IconButton
        icon={searchIcon}
        aria-label="Search"
        aria-expanded={menu.open}
        aria-controls="site-menu"
        onClick={(event) => menu.toggle(event.currentTarget, true)}
      />
    )
  }
  return (
    <button type="button" className={styles.button} onClick={() => navigate(paths.search)}>
      <Icon path={searchIcon} />
      Search
    </button>
  )
}
