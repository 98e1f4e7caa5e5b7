import { useLocation } from 'react-router'
import { Link, type LinkProps } from './link.tsx'

interface NavLinkProps extends LinkProps {
  to: string
  /** The link of this page alone, not of the pages below it. */
  end?: boolean
}

/** A link that knows whether the reader is on its page or on one below it. */
export function NavLink({ to, end = false, ...props }: NavLinkProps) {
  const { pathname } = useLocation()
  const current = pathname === to || (!end && pathname.startsWith(`${to}/`))
  return <Link {...props} to={to} aria-current={current ? 'page' : undefined} />
}
