import { expect, test } from 'vitest'
import { parseComicTitle, parseSeriesName } from './comic-title.ts'

test.each([
  ['The Amazing Spider-Man #300', 'The Amazing Spider-Man', '300', ''],
  ['Ultimate Fallout #4 2nd Printing', 'Ultimate Fallout', '4', '2nd Printing'],
  ['Civil War #1 (of 7) Turner Variant', 'Civil War', '1', 'Turner Variant'],
  ['Thor #1 (LGY #727)', 'Thor', '1', ''],
  ['Wolverine & the X-Men #27AU', 'Wolverine & the X-Men', '27AU', ''],
  ['Avengers #1.MU', 'Avengers', '1.MU', ''],
  ['Uncanny X-Men # −1', 'Uncanny X-Men', '-1', ''],
  ['Wolverine #½', 'Wolverine', '½', ''],
  ['Ms. Marvel (2014-2015) #1: Meta Morphosis', 'Ms. Marvel (2014-2015)', '1', ': Meta Morphosis'],
  ['Civil War (Marvel Events, #1)', 'Civil War (Marvel Events, #1)', '', ''],
  ['God Loves, Man Kills', 'God Loves, Man Kills', '', ''],
])('%s', (title, series, number, rest) => {
  expect(parseComicTitle(title)).toEqual({ series, number, rest })
})

test.each<[string, string, number | undefined]>([
  ['The Amazing Spider-Man (Vol. 1) (1963 - 1998)', 'The Amazing Spider-Man', 1963],
  ['X-Men (1991-2001)', 'X-Men', 1991],
  ['Immortal Thor (2023 - Present)', 'Immortal Thor', 2023],
  ['X-Men, Vol. 2', 'X-Men', 2],
  ['X-Men, Vol. 2 Annual', 'X-Men Annual', 2],
  ['Fantastic Four Volume 3', 'Fantastic Four', 3],
  ['Spider-Man 2099', 'Spider-Man 2099', undefined],
  ['Marvels (X)', 'Marvels (X)', undefined],
  ['(1963)', '(1963)', undefined],
])('the series %s', (text, series, volume) => {
  expect(parseSeriesName(text)).toEqual(volume === undefined ? { series } : { series, volume })
})
