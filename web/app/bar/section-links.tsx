import { paths } from '#web/lib/navigation/paths.ts'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'

interface SectionLinksProps {
  sections: { label: string; to: string }[]
  className: string | undefined
}

/** The items of a list of sections. */
export function SectionLinks({ sections, className }: SectionLinksProps) {
  return sections.map(({ label, to }) => (
    <li key={to}>
      <NavLink to={to} end={to === paths.home} className={className}>
        {label}
      </NavLink>
    </li>
  ))
}
