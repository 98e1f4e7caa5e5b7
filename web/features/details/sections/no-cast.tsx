import { DetailSection } from './detail-section.tsx'

/** In the place of the characters of a comic, where none is known. */
export function NoCast() {
  return (
    <DetailSection
      title="Characters"
      note="We do not know yet who appears in this comic. If you do, report it below."
    />
  )
}
