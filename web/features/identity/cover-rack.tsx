import styles from './cover-rack.module.css'

/** Ids of well-known comics, one list per side of the rack; the middle one is in front. */
const RACK_SIDES = [
  [11029, 11665, 13253],
  [6507, 8149, 7285],
  [17198, 9359, 660],
]

interface CoverRackProps {
  caption: string
}

/** A drawing of a spinner rack with three visible sides. The catalogue draws the covers. */
export function CoverRack({ caption }: CoverRackProps) {
  return (
    <>
      <div aria-hidden="true" className={styles.rack}>
        <div className={styles.pole} />
        <div className={styles.turn}>
          {RACK_SIDES.map((ids) => (
            <div key={ids[0]} className={styles.face}>
              {ids.map((id) => (
                <div key={id} className={styles.pocket}>
                  <img
                    src={`/pictures/comics/${id}/portrait_incredible.svg`}
                    alt=""
                    width={216}
                    height={324}
                  />
                </div>
              ))}
            </div>
          ))}
        </div>
        <div className={styles.shade} />
      </div>
      <p className={styles.caption}>{caption}</p>
    </>
  )
}
