import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'

/**
 * The comic whose row has the focus, which stays in the document; `keepFocus` gives it to a row that
 * has moved, or is rendered again elsewhere.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>) {
  const [focused, setFocused] = useState<number>()
  const wanted = useRef<number>(undefined)

  useLayoutEffect(() => {
    if (wanted.current === undefined) return
    const row = list.current?.querySelector(`[data-comic="${wanted.current}"]`)
    const button = row?.querySelector<HTMLElement>('[aria-haspopup]')
    if (!button) return
    wanted.current = undefined
    button.focus()
    // A dialog that closes takes the focus back in its own way, which does not scroll.
    requestAnimationFrame(() => {
      button.focus()
      row?.scrollIntoView({ block: 'nearest' })
    })
  })

  return {
    focused,
    keepFocus(comic: number) {
      wanted.current = comic
      setFocused(comic)
    },
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const row = target.closest<HTMLElement>('[data-comic]')
      if (row) setFocused(Number(row.dataset.comic))
    },
  }
}
