import { CopiesLine } from '#web/features/collection/copies-line.tsx'
import { OwnIt } from '#web/features/collection/own-it.tsx'
import { OwnedOfSeries } from '#web/features/collection/owned-of-series.tsx'
import type { RecordActions } from '#web/features/details/record-actions.ts'
import { FavouriteHeart } from '#web/features/favourites/favourite-heart.tsx'
import { RowAdd } from '#web/features/lists/add-mark.tsx'
import { AddToList } from '#web/features/lists/add-to-list.tsx'
import { MakeList } from '#web/features/lists/make-list.tsx'
import { MarkAll } from '#web/features/progress/mark-all.tsx'
import { OwnMark } from '#web/features/progress/own-mark.tsx'
import { ProgressBand } from '#web/features/progress/progress-band.tsx'
import { ReadDate } from '#web/features/progress/read-date.tsx'
import { RowMark } from '#web/features/progress/row-mark.tsx'
import { ComicMarks } from './comic-marks.tsx'

export const recordActions: RecordActions = {
  Heart: FavouriteHeart,
  ReadMark: ComicMarks,
  RowMark,
  OwnMark,
  MarkAll,
  ReadDate,
  AddToList,
  RowAdd,
  OwnIt,
  CopiesLine,
  OwnedOfSeries,
  MakeList,
  Progress: ProgressBand,
}
