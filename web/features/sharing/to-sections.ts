import type { SharedComic } from '#contract/sharing.ts'

interface Section {
  /** Undefined where the list begins without a section. */
  heading: string | undefined
  /** The place of its first comic, counted from 1. */
  first: number
  comics: SharedComic[]
}

/** Comics that follow each other in one section; a section may come again later in the list. */
export function toSections(comics: SharedComic[], offset: number): Section[] {
  const sections: Section[] = []
  let name: string | undefined
  for (const [index, comic] of comics.entries()) {
    if (comic.section !== name) {
      const heading = comic.section || (index === 0 ? undefined : 'Without a section')
      sections.push({ heading, first: offset + index + 1, comics: [] })
      name = comic.section
    }
    sections.at(-1)?.comics.push(comic)
  }
  return sections
}
