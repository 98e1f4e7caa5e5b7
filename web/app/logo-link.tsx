import { paths } from '#web/lib/navigation/paths.ts'
import logo from '#web/ui/art/logo.svg'
import { Link } from '#web/ui/navigation/link.tsx'
import styles from './logo-link.module.css'

export function LogoLink({ to = paths.home }: { to?: string }) {
  return (
    <Link to={to} aria-label="Spinner Rack">
      <img src={logo} alt="" width={160} height={46} className={styles.logo} />
    </Link>
  )
}
