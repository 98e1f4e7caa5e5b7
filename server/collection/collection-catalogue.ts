import type { ComicCard } from '#contract/comic-card.ts'

/** The catalogue's part: undefined stands for what it does not have. */
export interface CollectionCatalogue {
  /** The id that a comic has now. A variant is a thing of its own here. */
  comicId(id: number): number | undefined
  /** The id of the issue that a variant is another cover of. */
  issueId(id: number): number | undefined
  seriesOf(comic: number): number | undefined
  card(comic: number): ComicCard | undefined
  comicTitle(comic: number): string | undefined
  seriesTitle(series: number): string | undefined
  seriesCard(series: number): Omit<ComicCard, 'kind'> | undefined
  /** The issues of a series in its order. */
  numbered(series: number): { id: number; number: number }[] | undefined
  /** All comics of a series, variants among them. */
  coversOf(series: number): number[]
}
