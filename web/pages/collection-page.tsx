import { CollectionProvider } from '#web/features/collection/collection-provider.tsx'
import { CollectionView } from '#web/features/collection/collection-view.tsx'
import { ReadMark } from '#web/features/progress/read-mark.tsx'

export function CollectionPage() {
  return (
    <CollectionProvider>
      <CollectionView action={({ id, title }) => <ReadMark id={id} name={title} />} />
    </CollectionProvider>
  )
}
