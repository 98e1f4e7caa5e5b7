import type { MouseEvent } from 'react'
import { getFile } from '#web/lib/api-client.ts'
import { notify } from '#web/lib/notify.ts'
import { saveFile } from '#web/lib/save-file.ts'
import styles from './export-links.module.css'

const FORMATS = ['JSON', 'CSV'] as const

/** All favourites as a file, whichever are on the page. */
export function ExportLinks() {
  return (
    <p className={styles.export}>
      Export as
      {FORMATS.map((format) => (
        <ExportLink key={format} format={format} />
      ))}
    </p>
  )
}

function ExportLink({ format }: { format: (typeof FORMATS)[number] }) {
  const name = `export.${format.toLowerCase()}`
  const href = `/api/favourites/${name}`

  async function handleClick(event: MouseEvent) {
    event.preventDefault()
    try {
      saveFile(await getFile(href), `spinner-rack-favourites.${format.toLowerCase()}`)
    } catch (error) {
      const why = error instanceof Error ? error.message : 'Please try again.'
      notify.aside('error', `Your favourites were not exported. ${why}`)
    }
  }

  return (
    <a href={href} download onClick={handleClick} className={styles.link}>
      {format}
    </a>
  )
}
