import { useMissingPicture } from '#web/lib/use-missing-picture.ts'
import { missingPicture } from '#web/ui/card/missing-picture.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './hit-list.module.css'
import { type Hit, pictureOf } from './search-api.ts'
import { KIND_WORDS } from './search-kinds.ts'

/** Decorative: the title is beside it. */
export function HitPicture({ hit }: { hit: Hit }) {
  const address = pictureOf(hit)
  const [missing, setMissing] = useMissingPicture()
  const failed = missing === address
  const portrait = KIND_WORDS[hit.kind].look === 'character'
  return (
    <img
      src={failed ? missingPicture.src : address}
      alt=""
      decoding="async"
      className={classNames(
        portrait ? styles.portrait : styles.cover,
        failed && missingPicture.className,
      )}
      onError={() => setMissing(address)}
    />
  )
}
