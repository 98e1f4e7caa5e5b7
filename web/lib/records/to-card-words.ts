import { splitSeriesTitle } from './record-words.ts'

interface Titled {
  kind: string
  title: string
  subtitle: string
}

interface CardWords {
  name: string
  unseenName?: string
  detail?: string
  more?: string
}

/**
 * The years distinguish series of one name; they are on the line below, where a long name cannot cut
 * them off.
 */
export function toCardWords({ kind, title, subtitle }: Titled): CardWords {
  const { name, years } = splitSeriesTitle(title)
  if (kind === 'series' && years !== '') {
    return { name, unseenName: years, detail: toRun(years), more: subtitle }
  }
  return { name: title, detail: subtitle === '' ? undefined : subtitle }
}

/** ` (1951 - 1968)` → `1951–1968`, as the listings have it. */
function toRun(years: string): string {
  return years.replace(/[ ()]/g, '').replace('-', '–').toLowerCase()
}
