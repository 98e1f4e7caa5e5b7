import { ImportsView } from '#web/features/imports/imports-view.tsx'

export function ImportPage() {
  return <ImportsView />
}
