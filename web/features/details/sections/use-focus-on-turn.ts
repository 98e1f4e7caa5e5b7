import { useEffect, useRef } from 'react'
import { useNavigationType } from '#web/lib/router/router.tsx'

/** After a page change the pressed link may be gone, so the focus moves to the start of the section. */
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
