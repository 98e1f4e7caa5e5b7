import { paths } from '#web/lib/navigation/paths.ts'
import { usePathname } from '#web/lib/router/router.tsx'
import { Outlet } from '#web/lib/router/routes.tsx'
import { NavigationBar } from './bar/navigation-bar.tsx'
import { SiteFooter } from './footer/site-footer.tsx'
import styles from './site-layout.module.css'

/** One layout route for all pages with a bar, so that the bar stays mounted across navigations. */
export function SiteLayout() {
  const landing = usePathname() === paths.home
  return (
    <div className={landing ? `paper ${styles.landing}` : `member ${styles.layout}`}>
      <NavigationBar />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  )
}
