import { useState } from 'react'
import { readSiteConfig } from '#web/lib/site/site-config.ts'
import { cameraIcon, codeIcon, networkIcon, penIcon } from '#web/ui/front-icons.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './profile-links.module.css'

/** The author's pages elsewhere. */
export function ProfileLinks() {
  const [{ profiles }] = useState(readSiteConfig)
  const links = [
    { name: 'Photos', href: profiles.photos, icon: cameraIcon },
    { name: 'Code', href: profiles.code, icon: codeIcon },
    { name: 'Professional network', href: profiles.network, icon: networkIcon },
    { name: 'Design portfolio', href: profiles.design, icon: penIcon },
  ]
  return (
    <ul className={styles.links}>
      {links.map(({ name, href, icon }) => (
        <li key={name}>
          <a
            href={href}
            aria-label={name}
            target="_blank"
            rel="noopener noreferrer"
            className={styles.link}
          >
            <Icon path={icon} />
          </a>
        </li>
      ))}
    </ul>
  )
}
