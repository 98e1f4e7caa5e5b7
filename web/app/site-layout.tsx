import { Outlet } from 'react-router'
import { NavigationBar } from './navigation-bar.tsx'
import { SiteFooter } from './site-footer.tsx'
import styles from './site-layout.module.css'

interface SiteLayoutProps {
  /** `ink` is dark in both themes, `member` follows the reader's theme. */
  ground: 'ink' | 'member'
}

export function SiteLayout({ ground }: SiteLayoutProps) {
  return (
    <div className={`${ground} ${styles.layout}`}>
      <NavigationBar />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  )
}
