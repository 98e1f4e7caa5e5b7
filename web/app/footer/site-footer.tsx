import { paths } from '#web/lib/navigation/paths.ts'
import logo from '#web/ui/art/logo.svg'
import wordmark from '#web/ui/art/wordmark.svg'
import { Link } from '#web/ui/navigation/link.tsx'
import { LayerCredits } from './layer-credits.tsx'
import { PlaceholderLinks } from './placeholder-links.tsx'
import { ProfileLinks } from './profile-links.tsx'
import styles from './site-footer.module.css'
import { useCurrentYear } from './use-current-year.ts'

export function SiteFooter() {
  return (
    <footer className={`ink ${styles.footer}`}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <img src={logo} alt="" width={188} height={54} loading="lazy" />
          <p>Data provided by Marvel. © {useCurrentYear()} MARVEL</p>
          <LayerCredits />
          <p>
            Spinner Rack is an unofficial fan project and is not connected with the publisher. Names
            of characters and titles are the publisher’s trademarks. All pictures here are drawn by
            us.
          </p>
          <p className={styles.small}>
            <Link to={paths.privacy}>Privacy</Link>
            <span>Version {SITE_VERSION}</span>
          </p>
        </div>
        <PlaceholderLinks />
        <ProfileLinks />
      </div>
      <img
        src={wordmark}
        alt=""
        width={1200}
        height={150}
        loading="lazy"
        className={styles.giant}
      />
    </footer>
  )
}
