import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Link } from '../navigation/link.tsx'
import styles from './menu.module.css'

interface MenuProps {
  /** The label of the button and the menu. */
  label: string
  /** The content of the button. */
  trigger: ReactNode
  /** Shown above the items, without being one. */
  note?: ReactNode
  /** For prefetching: the button is hovered or focused. */
  onIntent?: () => void
  /** `MenuLink` and `MenuAction`. */
  children: ReactNode
}

/** A menu button as in the WAI-ARIA authoring practices: the arrow keys move through the items. */
export function Menu({ label, trigger, note, onIntent, children }: MenuProps) {
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const noteId = useId()
  // The index of the item that gets the focus when the menu opens, as in `at`.
  const [openOn, setOpenOn] = useState<0 | -1 | null>(null)
  const open = openOn !== null

  useEffect(() => {
    if (openOn === null) return
    itemsOf(box.current).at(openOn)?.focus()
    const handleClick = ({ target }: MouseEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpenOn(null)
    }
    // In the capture phase, so that nothing can stop the event before.
    document.addEventListener('click', handleClick, true)
    return () => document.removeEventListener('click', handleClick, true)
  }, [openOn])

  function close() {
    button.current?.focus()
    setOpenOn(null)
  }

  function handleButtonKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpenOn(event.key === 'ArrowDown' ? 0 : -1)
  }

  function handleMenuKey(event: KeyboardEvent) {
    if (event.key === 'Tab') return close()
    if (event.key === 'Escape') close()
    else if (event.key === ' ') (event.target as HTMLElement).click()
    else if (!moveFocus(itemsOf(box.current), event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div ref={box} className={styles.box}>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        className={styles.trigger}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={() => setOpenOn(open ? null : 0)}
        onKeyDown={handleButtonKey}
      >
        {trigger}
      </button>
      {open && (
        <div className={styles.panel}>
          {note && (
            <div id={noteId} className={styles.note}>
              {note}
            </div>
          )}
          <div
            role="menu"
            aria-label={label}
            aria-describedby={note ? noteId : undefined}
            onClick={close}
            onKeyDown={handleMenuKey}
          >
            {children}
          </div>
        </div>
      )}
    </div>
  )
}

export function MenuLink(props: ComponentProps<typeof Link>) {
  return <Link role="menuitem" tabIndex={-1} className={styles.item} {...props} />
}

export function MenuAction(props: ComponentProps<'button'>) {
  return <button type="button" role="menuitem" tabIndex={-1} className={styles.item} {...props} />
}

function itemsOf(box: HTMLElement | null): HTMLElement[] {
  return box === null ? [] : [...box.querySelectorAll<HTMLElement>('[role="menuitem"]')]
}

/** True if the key moves between items, wrapping at the ends. */
function moveFocus(items: HTMLElement[], key: string): boolean {
  const at = items.indexOf(document.activeElement as HTMLElement)
  const steps: Record<string, number | undefined> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: -1,
  }
  const next = steps[key]
  if (next === undefined) return false
  items.at(next % items.length)?.focus()
  return true
}
