import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useArrivalKey } from '#web/lib/navigation/use-arrival-key.ts'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'
import { furtherSections } from './further-sections.ts'
import styles from './more-sections.module.css'
import menu from './site-menu.module.css'

const LIST_ID = 'more-sections'

/** A disclosure of links, as in the WAI-ARIA authoring practices: site links are no menu items. */
export function MoreSections() {
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { pathname } = useLocation()
  // Every navigation closes it, also one to the same page.
  const place = useArrivalKey()
  const [openAt, setOpenAt] = useState<string>()
  const open = openAt === place
  const current = furtherSections.some(({ to }) => `${pathname}/`.startsWith(`${to}/`))

  useEffect(() => {
    if (!open) return
    const handleClick = ({ target }: MouseEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpenAt(undefined)
    }
    // In the capture phase, so that nothing can stop the event before.
    document.addEventListener('click', handleClick, true)
    return () => document.removeEventListener('click', handleClick, true)
  }, [open])

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    setOpenAt(undefined)
    button.current?.focus()
  }

  function handleBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget !== null && !box.current?.contains(relatedTarget)) setOpenAt(undefined)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and leaving concern all controls within
    <div ref={box} className={styles.box} onKeyDown={handleKey} onBlur={handleBlur}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={LIST_ID}
        data-current={current}
        className={`${menu.link} ${styles.button}`}
        onClick={() => setOpenAt(open ? undefined : place)}
      >
        More
      </button>
      <ul id={LIST_ID} hidden={!open} className={styles.panel}>
        {furtherSections.map(({ label, to }) => (
          <li key={to}>
            <NavLink to={to} className={styles.item}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
