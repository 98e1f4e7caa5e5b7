import { useCurrentUser } from '#web/lib/identity/current-user.ts'
import styles from './bar-tools.module.css'
import type { MemberParts } from './member-parts.ts'
import { MenuButton } from './menu-button.tsx'
import type { SiteMenuState } from './use-site-menu.ts'

interface BarToolsProps {
  parts: MemberParts | null
  small: boolean
  landing: boolean
  menu: SiteMenuState
}

/** The tools at the right end of the bar. A visitor on a wide screen has none. */
export function BarTools({ parts, small, landing, menu }: BarToolsProps) {
  const user = useCurrentUser()
  if (parts === null && !small) return null
  return (
    <div className={styles.tools}>
      {parts && !landing && <parts.SearchButton small={small} menu={menu} />}
      {/* The landing page looks the same in both themes; a small screen has the switch in the menu. */}
      {parts && !landing && !small && <parts.ThemeSwitch />}
      {parts && user && <parts.AccountMenu user={user} small={small} />}
      {small && <MenuButton menu={menu} />}
    </div>
  )
}
