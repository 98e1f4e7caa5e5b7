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
  /** Leaves the navigation to the browser. */
  reloadDocument?: boolean
}

/**
 * Used instead of the router's own, which includes the prefetching of its framework mode. It also
 * avoids the router's navigation hooks: a page of cards has a hundred links, and each of them renders
 * again when the location changes.
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

/** Clicks with a modifier key or another button are left to the browser. */
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
