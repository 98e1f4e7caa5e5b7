import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/** The link that was pressed may be gone from the next page, and its shelf begins further up. */
export function useFocusOnTurn(page: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(page)
  const returns = useNavigationType() === 'POP'

  useEffect(() => {
    if (shown.current !== page && !returns) heading.current?.focus()
    shown.current = page
  }, [page, returns])

  return heading
}
