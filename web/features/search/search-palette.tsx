import { SearchForm } from './search-form.tsx'
import { CloseButton, SearchOverlay } from './search-overlay.tsx'

export function SearchPalette({ onClose }: { onClose: () => void }) {
  return (
    <SearchOverlay label="Search" onClose={onClose}>
      {/* Closes before the navigation: otherwise a quick Back would find it open. */}
      <SearchForm look="palette" onLeave={onClose}>
        <CloseButton onClose={onClose} />
      </SearchForm>
    </SearchOverlay>
  )
}
