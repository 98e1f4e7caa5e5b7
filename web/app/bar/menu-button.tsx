import styles from './menu-button.module.css'
import type { SiteMenuState } from './use-site-menu.ts'

/** Opens and closes the links on a small screen. */
export function MenuButton({ menu }: { menu: SiteMenuState }) {
  return (
    <button
      type="button"
      aria-label="Menu"
      aria-expanded={menu.open}
      aria-controls="site-menu"
      className={styles.button}
      onClick={(event) => menu.toggle(event.currentTarget)}
    >
      <span className={styles.bars}>
        <span />
      </span>
    </button>
  )
}
