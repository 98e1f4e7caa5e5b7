import { Outlet } from '#web/lib/router/routes.tsx'
import { LogoLink } from './logo-link.tsx'
import styles from './standalone-layout.module.css'

/** Layout of login, sign-up and password pages: no bar and no footer. */
export function StandaloneLayout() {
  return (
    <div className={`paper ${styles.layout}`}>
      <header className={styles.top}>
        <LogoLink />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </div>
  )
}
