import { useState } from 'react'
import noPicture from '#web/ui/art/no-picture.svg?inline'
import styles from './hit-list.module.css'
import { type Hit, pictureOf } from './search-api.ts'
import { KIND_WORDS } from './search-kinds.ts'

/** Decorative: the title is beside it. */
export function HitPicture({ hit }: { hit: Hit }) {
  const [missing, setMissing] = useState(false)
  const portrait = KIND_WORDS[hit.kind].look === 'character'
  return (
    <img
      src={missing ? noPicture : pictureOf(hit)}
      alt=""
      decoding="async"
      className={portrait ? styles.portrait : styles.cover}
      onError={() => setMissing(true)}
    />
  )
}
