import type { ComponentProps, MouseEvent } from 'react'
import { createPath, type To, useHref, useLocation, useNavigate } from 'react-router'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To
  /** Leaves the way there to the browser. */
  reloadDocument?: boolean
}

/** In place of the router's own, which brings a framework's prefetching along. */
export function Link({ to, reloadDocument = false, onClick, ...props }: LinkProps) {
  const href = useHref(to)
  const here = createPath(useLocation())
  const navigate = useNavigate()

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (reloadDocument || event.defaultPrevented || !staysInThisTab(event)) return
    event.preventDefault()
    navigate(to, { replace: href === here })
  }

  return <a {...props} href={href} onClick={handleClick} />
}

/** Any other press, with a key held down or with another button, asks the browser for something. */
function staysInThisTab({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>): boolean {
  const plain = button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)
  return plain && ['', '_self'].includes(currentTarget.target)
}
