import { NavLink } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { LogoLink } from './logo-link.tsx'
import styles from './navigation-bar.module.css'

const sections = [
  { label: 'Home', to: paths.home },
  { label: 'Characters', to: paths.characters },
  { label: 'Comics', to: paths.comics },
  { label: 'Series', to: paths.seriesListing },
]

export function NavigationBar() {
  return (
    <header className={styles.bar}>
      <LogoLink />
      <nav aria-label="Site" className={styles.nav}>
        <ul className={styles.sections}>
          {sections.map(({ label, to }) => (
            <li key={to}>
              <NavLink to={to} end={to === paths.home} className={styles.link}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
        <ul className={styles.account}>
          <li>
            <NavLink to={paths.login} className={styles.link}>
              Login
            </NavLink>
          </li>
          <li>
            <NavLink to={paths.signup} className={styles.link}>
              Sign Up
            </NavLink>
          </li>
        </ul>
      </nav>
    </header>
  )
}
