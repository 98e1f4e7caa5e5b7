import type { RecordActions } from '#web/features/details/record-actions.ts'
import { FavouriteHeart } from '#web/features/favourites/favourite-heart.tsx'
import { AddToList } from '#web/features/lists/add-to-list.tsx'
import { MakeList } from '#web/features/lists/make-list.tsx'
import { OwnMark } from '#web/features/progress/own-mark.tsx'
import { ProgressBand } from '#web/features/progress/progress-band.tsx'
import { ReadDate } from '#web/features/progress/read-date.tsx'
import { ReadMark } from '#web/features/progress/read-mark.tsx'
import { RowMark } from '#web/features/progress/row-mark.tsx'

export const recordActions: RecordActions = {
  Heart: FavouriteHeart,
  ReadMark,
  RowMark,
  OwnMark,
  ReadDate,
  AddToList,
  MakeList,
  Progress: ProgressBand,
}
