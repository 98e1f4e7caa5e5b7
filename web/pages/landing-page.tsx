import { paths } from '#web/lib/paths.ts'
import { usePageArrival } from '#web/lib/use-page-arrival.ts'
import hero from '#web/ui/art/hero.svg'
import { LinkButton } from '#web/ui/button.tsx'
import styles from './landing-page.module.css'

export function LandingPage() {
  const heading = usePageArrival('Spinner Rack: Marvel characters, comics and series')

  return (
    <section className={`ink ${styles.hero}`}>
      <img src={hero} alt="" className={styles.scene} fetchPriority="high" />
      <h1 ref={heading} tabIndex={-1} aria-label="New comics today" className={styles.headline}>
        <span>New </span>
        <span>comics </span>
        <span>today</span>
      </h1>
      <p className={styles.caption}>
        Merchandise, comics and the latest issues, waiting for you at a local bookstore.
      </p>
      <LinkButton to={paths.comics}>Browse the rack</LinkButton>
    </section>
  )
}
