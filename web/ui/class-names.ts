/** Joins the truthy names: `classNames(styles.button, small && styles.small)`. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
