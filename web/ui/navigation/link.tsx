import { type ComponentProps, type MouseEvent, useContext } from 'react'
import {
  createPath,
  UNSAFE_NavigationContext as NavigationContext,
  resolvePath,
  type To,
  useLocation,
} from 'react-router'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To
  /** Leaves the way there to the browser. */
  reloadDocument?: boolean
}

/**
 * In place of the router's own, which brings a framework's prefetching along. Nor does it use the
 * router's hooks for the way there: a page of cards has a hundred links, and all of them follow the
 * address.
 */
export function Link({ to, reloadDocument = false, onClick, ...props }: LinkProps) {
  const { navigator } = useContext(NavigationContext)
  const here = useLocation()
  const href = createPath(resolvePath(to, here.pathname))

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (reloadDocument || event.defaultPrevented || !staysInThisTab(event)) return
    event.preventDefault()
    if (href === createPath(here)) navigator.replace(href)
    else navigator.push(href)
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
