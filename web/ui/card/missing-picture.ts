import styles from './missing-picture.module.css'

/** For an `<img>` whose picture failed to load: nothing, before a drawing as its background. */
export const missingPicture = {
  src: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E",
  className: styles.missing,
}
