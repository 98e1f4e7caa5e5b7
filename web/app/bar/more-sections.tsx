import { useEffect, useRef, useState } from 'react'
import { useArrivalKey } from '#web/lib/navigation/use-arrival-key.ts'
import { furtherSections } from './further-sections.ts'
import styles from './more-sections.module.css'
import { SectionLinks } from './section-links.tsx'
import menu from './site-menu.module.css'

const LIST_ID = 'more-sections'

/** A disclosure of links, as in the WAI-ARIA authoring practices: site links are no menu items. */
export function MoreSections() {
  const box = useRef<HTMLDivElement>(null)
  // Every navigation closes it, also one to the same page.
  const place = useArrivalKey()
  const [openAt, setOpenAt] = useState<string>()
  const open = openAt === place

  useEffect(() => {
    if (!open) return
    // What is pressed or focused elsewhere closes it, and so does Escape.
    const handle = ({ type, target, key }: Event & { key?: string }) => {
      const escapes = key === 'Escape'
      const elsewhere = type !== 'keydown' && !box.current?.contains(target as Node)
      if (escapes) box.current?.querySelector('button')?.focus()
      if (escapes || elsewhere) setOpenAt(undefined)
    }
    const listening = new AbortController()
    // In the capture phase, so that nothing can stop the event before.
    const options = { capture: true, signal: listening.signal }
    for (const type of ['click', 'focusin', 'keydown']) {
      document.addEventListener(type, handle, options)
    }
    return () => listening.abort()
  }, [open])

  return (
    <div ref={box} className={styles.box}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={LIST_ID}
        className={`${menu.link} ${styles.button}`}
        onClick={() => setOpenAt(open ? undefined : place)}
      >
        More
      </button>
      <ul id={LIST_ID} hidden={!open} className={styles.panel}>
        <SectionLinks sections={furtherSections} className={styles.item} />
      </ul>
    </div>
  )
}
