import { useMissingPicture } from '#web/lib/use-missing-picture.ts'
import noPicture from '#web/ui/art/no-picture.svg?inline'
import styles from './hit-list.module.css'
import { type Hit, pictureOf } from './search-api.ts'
import { KIND_WORDS } from './search-kinds.ts'

/** Decorative: the title is beside it. */
export function HitPicture({ hit }: { hit: Hit }) {
  const address = pictureOf(hit)
  const [missing, setMissing] = useMissingPicture()
  const portrait = KIND_WORDS[hit.kind].look === 'character'
  return (
    <img
      src={missing === address ? noPicture : address}
      alt=""
      decoding="async"
      className={portrait ? styles.portrait : styles.cover}
      onError={() => setMissing(address)}
    />
  )
}
