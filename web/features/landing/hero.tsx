import type { Ref } from 'react'
import { paths } from '#web/lib/navigation/paths.ts'
import scene from '#web/ui/art/hero.svg'
import { LinkButton } from '#web/ui/form/button.tsx'
import styles from './hero.module.css'
import { Skyline } from './skyline.tsx'

interface HeroProps {
  headingRef: Ref<HTMLHeadingElement>
}

export function Hero({ headingRef }: HeroProps) {
  return (
    <section aria-labelledby="hero-title" className={`ink ${styles.hero}`}>
      <Skyline />
      <img
        src={scene}
        alt="A figure with a cape of comic panels, on top of a rack as tall as a tower"
        width={850}
        height={888}
        fetchPriority="high"
        className={styles.scene}
      />
      <div className={styles.words}>
        <h1
          ref={headingRef}
          id="hero-title"
          tabIndex={-1}
          aria-label="New comics today"
          className={styles.headline}
        >
          <span>New </span>
          <span>comics </span>
          <span>today</span>
        </h1>
        <p className={styles.caption}>
          Merchandise, comics and the latest issues, waiting for you at a local bookstore.
          <small>Members browse for free; joining takes a minute.</small>
        </p>
        <div className={styles.ways}>
          <LinkButton to={paths.comics}>Browse the rack</LinkButton>
          {/* A link to a fragment of the page is left to the browser, not to the router. */}
          <LinkButton to="#pricing" reloadDocument look="line">
            See the plans
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
