import { useRef } from 'react'
import { paths } from '#web/lib/navigation/paths.ts'
import { usePathname } from '#web/lib/router/router.tsx'
import { useSmallScreen } from '#web/lib/use-small-screen.ts'
import { classNames } from '#web/ui/class-names.ts'
import { LogoLink } from '../logo-link.tsx'
import { BarTools } from './bar-tools.tsx'
import entrance from './entrance.module.css'
import styles from './navigation-bar.module.css'
import { SiteMenu } from './site-menu.tsx'
import { useEntrance } from './use-entrance.ts'
import { useMemberParts } from './use-member-parts.ts'
import { useScrolledPast } from './use-scrolled-past.ts'
import { useSiteMenu } from './use-site-menu.ts'

/** The scroll offset at which the bar becomes sticky (SPEC section 9). */
const STICKY_FROM_PX = 80

/** Its height is reserved from the start; it stays empty until the current user is known. */
export function NavigationBar() {
  const header = useRef<HTMLElement>(null)
  const landing = usePathname() === paths.home
  const small = useSmallScreen()
  const menu = useSiteMenu(header, small)
  const stuck = useScrolledPast(STICKY_FROM_PX)
  const parts = useMemberParts()
  const shown = parts !== undefined
  const entering = useEntrance(shown)
  const tools = shown && <BarTools parts={parts} small={small} landing={landing} menu={menu} />

  return (
    <div className={landing ? styles.overHero : styles.slot}>
      <header
        ref={header}
        className={classNames(
          styles.bar,
          (landing || menu.open) && 'ink',
          entering && entrance.entering,
        )}
        data-stuck={stuck}
        data-open={menu.open}
      >
        {shown && (
          <>
            <LogoLink to={parts && !landing ? paths.rack : paths.home} />
            {/* Tab order follows the visual order: on a small screen the links open below the tools. */}
            {small && tools}
            <SiteMenu parts={parts} small={small} landing={landing} open={menu.open} />
            {!small && tools}
          </>
        )}
      </header>
    </div>
  )
}
