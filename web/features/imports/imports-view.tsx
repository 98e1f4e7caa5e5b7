import { useLocation } from '#web/lib/router/router.tsx'
import { ChooseView } from './choose-view.tsx'
import { DoneView } from './done-view.tsx'
import { PreviewView } from './preview-view.tsx'

/** The whole of `/import`: a file is chosen, looked at with `?preview=ID`, and taken over with `?done=ID`. */
export function ImportsView() {
  const query = new URLSearchParams(useLocation().search)
  const preview = query.get('preview')
  const done = query.get('done')
  if (preview) return <PreviewView key={preview} id={preview} />
  if (done) return <DoneView key={done} id={done} />
  return <ChooseView />
}
