import type { ComponentProps, MouseEvent } from 'react'
import { createPath, resolvePath, type To } from '#web/lib/router/location.ts'
import { useHistory, usePathname } from '#web/lib/router/router.tsx'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To
  /** Leaves the navigation to the browser. */
  reloadDocument?: boolean
}

export function Link({ to, reloadDocument = false, onClick, ...props }: LinkProps) {
  const history = useHistory()
  const target = resolvePath(to, usePathname())
  const href = createPath(target)

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (reloadDocument || event.defaultPrevented || !staysInThisTab(event)) return
    event.preventDefault()
    if (href === createPath(history.location)) history.replace(target)
    else history.push(target)
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
