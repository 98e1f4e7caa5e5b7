import styles from './cover-rack.module.css'

/** Ids of well-known comics, one list per side of the rack; the middle one is in front. */
const RACK_SIDES = [
  [409632978, 409682357, 17375380],
  [16277725, 16400652, 16310376],
  [409690393, 16621796, 435495013],
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
