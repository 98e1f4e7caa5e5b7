import type { MouseEvent } from 'react'
import { getFile } from '#web/lib/api/api-client.ts'
import { saveFile } from '#web/lib/api/save-file.ts'
import { notify } from '#web/lib/notify.ts'
import styles from './export-links.module.css'

const FORMATS = ['JSON', 'CSV'] as const

interface ExportLinksProps {
  /** Shown before the links. */
  label: string
  /** The URL of the file with this extension. */
  toAddress: (extension: string) => string
  /** Without the extension. */
  fileName: string
  /** The first sentence of the notice after a failure. */
  failure: string
}

/** Download links for all pages of a listing. */
export function ExportLinks({ label, ...file }: ExportLinksProps) {
  return (
    <p className={styles.export}>
      {label}
      {FORMATS.map((format) => (
        <ExportLink key={format} format={format} {...file} />
      ))}
    </p>
  )
}

interface ExportLinkProps extends Omit<ExportLinksProps, 'label'> {
  format: (typeof FORMATS)[number]
}

function ExportLink({ format, toAddress, fileName, failure }: ExportLinkProps) {
  const extension = format.toLowerCase()
  const href = toAddress(extension)

  async function handleClick(event: MouseEvent) {
    event.preventDefault()
    try {
      saveFile(await getFile(href), `${fileName}.${extension}`)
    } catch (error) {
      const why = error instanceof Error ? error.message : 'Please try again.'
      notify.aside('error', `${failure} ${why}`)
    }
  }

  return (
    <a href={href} download onClick={handleClick} className={styles.link}>
      {format}
    </a>
  )
}
