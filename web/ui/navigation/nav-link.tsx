import { usePathname } from '#web/lib/router/router.tsx'
import { Link, type LinkProps } from './link.tsx'

interface NavLinkProps extends LinkProps {
  to: string
  /** Match this page only, not the pages below it. */
  end?: boolean
}

/** A link with `aria-current` when the reader is on its page or on one below it. */
export function NavLink({ to, end = false, ...props }: NavLinkProps) {
  const pathname = usePathname()
  const current = pathname === to || (!end && pathname.startsWith(`${to}/`))
  return <Link {...props} to={to} aria-current={current ? 'page' : undefined} />
}
