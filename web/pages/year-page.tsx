import { YearView } from '#web/features/year/year-view.tsx'

export function YearPage() {
  return <YearView />
}
