import { paths } from '#web/lib/navigation/paths.ts'

/** The maximum length of a contact message, minus room for the reader's own text. */
const MAX_NAME = 48

/** A link to the contact form that fills in the name of the page. */
export function toReport(name: string, page: string): string {
  const short = name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 1)}…` : name
  const message = `A mistake in ${short} (${page}): `
  return `${paths.home}?${new URLSearchParams({ message })}#contact`
}
