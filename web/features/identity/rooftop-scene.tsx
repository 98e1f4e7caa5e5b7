import scene from '#web/ui/art/hero.svg'
import styles from './rooftop-scene.module.css'

/** The figure of the landing page, enlarged. */
export function RooftopScene() {
  return (
    <>
      <div className={styles.glow} />
      <img src={scene} alt="" width={850} height={888} className={styles.scene} />
    </>
  )
}
