import { SearchForm } from './search-form.tsx'
import { CloseButton, SearchOverlay } from './search-overlay.tsx'

export function SearchPalette({ onClose }: { onClose: () => void }) {
  return (
    <SearchOverlay label="Search" onClose={onClose}>
      {/* At once: whoever goes Back before the next page is there must not find it open. */}
      <SearchForm look="palette" onLeave={onClose}>
        <CloseButton onClose={onClose} />
      </SearchForm>
    </SearchOverlay>
  )
}
