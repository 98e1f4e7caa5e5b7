import type { FocusEvent, ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { moreIcon } from '#web/ui/list-icons.ts'
import { Menu } from '#web/ui/overlay/menu.tsx'
import styles from './more-menu.module.css'

interface MoreMenuProps {
  label: string
  children: ReactNode
}

/** What is done seldom. */
export function MoreMenu({ label, children }: MoreMenuProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it does nothing by itself, and follows the focus
    <div className={styles.menu} onFocus={showAll}>
      <Menu
        label={label}
        trigger={
          <span className={styles.trigger}>
            <Icon path={moreIcon} />
          </span>
        }
      >
        {children}
      </Menu>
    </div>
  )
}

/** All of the menu, not only the item that has the focus: it may have opened at the edge of the window. */
function showAll({ target }: FocusEvent): void {
  target.closest('[role="menu"]')?.scrollIntoView({ block: 'nearest' })
}
