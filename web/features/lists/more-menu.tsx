import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { moreIcon } from '#web/ui/icons.ts'
import { Menu } from '#web/ui/overlay/menu.tsx'
import styles from './more-menu.module.css'

interface MoreMenuProps {
  label: string
  children: ReactNode
}

/** What is done seldom. */
export function MoreMenu({ label, children }: MoreMenuProps) {
  return (
    <div className={styles.menu}>
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
