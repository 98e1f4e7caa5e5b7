import { CollectionProvider } from '#web/features/collection/collection-provider.tsx'
import { CollectionView } from '#web/features/collection/collection-view.tsx'
import { ComicMarks } from './comic-marks.tsx'

export function CollectionPage() {
  return (
    <CollectionProvider>
      <CollectionView action={({ id, title }) => <ComicMarks id={id} name={title} />} />
    </CollectionProvider>
  )
}
