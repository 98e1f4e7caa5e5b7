import { useCurrentUser } from '#web/lib/identity/current-user.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { LinkButton } from '#web/ui/form/button.tsx'
import { Link } from '#web/ui/navigation/link.tsx'
import { furtherSections } from './further-sections.ts'
import type { MemberParts } from './member-parts.ts'
import { MoreSections } from './more-sections.tsx'
import { SectionLinks } from './section-links.tsx'
import styles from './site-menu.module.css'

const sections = [
  { label: 'Home', to: paths.home },
  { label: 'Characters', to: paths.characters },
  { label: 'Comics', to: paths.comics },
  { label: 'Series', to: paths.seriesListing },
]

interface SiteMenuProps {
  parts: MemberParts | null
  small: boolean
  landing: boolean
  open: boolean
}

/** The links of the site: a row in the bar, or a sheet that a small screen opens. */
export function SiteMenu({ parts, small, landing, open }: SiteMenuProps) {
  const user = useCurrentUser()
  return (
    <nav id="site-menu" aria-label="Site" className={styles.menu}>
      {parts && small && !landing && (
        <div className={styles.member}>
          <parts.MenuSearch />
          <parts.ThemeSwitch />
        </div>
      )}
      <ul className={styles.sections}>
        <SectionLinks sections={sections} className={styles.link} />
        {!small && (
          <li>
            <MoreSections />
          </li>
        )}
      </ul>
      {small && (
        <ul className={styles.further}>
          <SectionLinks sections={furtherSections} className={styles.link} />
        </ul>
      )}
      {user === null && (
        <ul className={styles.visitor}>
          <li>
            {small ? (
              <LinkButton look="line" to={paths.login}>
                Login
              </LinkButton>
            ) : (
              <Link to={paths.login} className={styles.link}>
                Login
              </Link>
            )}
          </li>
          <li>
            <LinkButton small={!small} to={paths.signup}>
              Sign Up
            </LinkButton>
          </li>
        </ul>
      )}
      {parts && user && open && <parts.SheetAccount user={user} />}
    </nav>
  )
}
