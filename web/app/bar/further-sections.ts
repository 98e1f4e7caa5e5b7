import { paths } from '#web/lib/navigation/paths.ts'

/** Under More in a wide bar, below the others in the menu of a small screen. */
export const furtherSections = [
  { label: 'Events', to: paths.events },
  { label: 'Creators', to: paths.creators },
  { label: 'Teams', to: paths.teams },
]
