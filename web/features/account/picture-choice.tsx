import { useId } from 'react'
import { Avatar } from '#web/ui/avatar.tsx'
import styles from './picture-choice.module.css'
import { PICTURES } from './pictures.ts'

interface PictureChoiceProps {
  /** The current picture, which may be from another host. */
  current: string | null
  chosen: string | null
  onChoose: (photoURL: string | null) => void
}

export function PictureChoice({ current, chosen, onChoose }: PictureChoiceProps) {
  const name = useId()
  return (
    <fieldset className={styles.pictures}>
      <legend className={styles.legend}>Picture</legend>
      <div className={styles.grid}>
        {choicesFor(current).map((choice) => (
          <label key={choice.name} className={styles.choice}>
            <input
              type="radio"
              name={name}
              aria-label={choice.name}
              checked={choice.photoURL === chosen}
              onChange={() => onChoose(choice.photoURL)}
            />
            <Avatar photoURL={choice.photoURL} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function choicesFor(current: string | null) {
  const known = [{ name: 'No picture', photoURL: null }, ...PICTURES]
  if (known.some(({ photoURL }) => photoURL === current)) return known
  return [{ name: 'The picture you have', photoURL: current }, ...known]
}
