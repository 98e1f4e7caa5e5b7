export type Coding = 'br' | 'gzip'

/** Whether `Accept-Encoding` allows this coding. An explicit entry takes precedence over `*`. */
export function acceptsCoding(header: string | undefined, coding: Coding): boolean {
  if (header === undefined) return false
  let byStar = false
  for (const entry of header.split(',')) {
    const [name, ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    if (name !== coding && name !== '*') continue
    const accepted = !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    if (name === coding) return accepted
    byStar = accepted
  }
  return byStar
}
