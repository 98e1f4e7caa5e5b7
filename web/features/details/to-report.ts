import { paths } from '#web/lib/navigation/paths.ts'

/** As long as a message to the contact form may be, less room for what the reader has to say. */
const MAX_NAME = 48

/** The contact form, with the page that is meant already named in the message. */
export function toReport(name: string, page: string): string {
  const short = name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 1)}…` : name
  const message = `A mistake in ${short} (${page}): `
  return `${paths.home}?${new URLSearchParams({ message })}#contact`
}
