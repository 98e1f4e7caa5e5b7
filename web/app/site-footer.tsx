import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import styles from './site-footer.module.css'

export function SiteFooter() {
  return (
    <footer className={`ink ${styles.footer}`}>
      <div className={styles.columns}>
        <div className={styles.words}>
          <p>Data provided by Marvel. © {new Date().getFullYear()} MARVEL</p>
          <p>
            Spinner Rack is an unofficial fan project and is not connected with the publisher. Names
            of characters and titles are the publisher’s trademarks. All pictures here are drawn by
            us.
          </p>
        </div>
        <p className={styles.small}>
          <Link to={paths.privacy}>Privacy</Link>
          <span>Version {SITE_VERSION}</span>
        </p>
      </div>
    </footer>
  )
}
