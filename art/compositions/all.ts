import { playingCard } from './card.ts'
import { cells } from './cells.ts'
import { colossus } from './colossus.ts'
import { cityInTheHead } from './double.ts'
import { echoes } from './echo.ts'
import { hugeEye } from './eye.ts'
import { bursts, emblems, faces, heights, nights } from './families.ts'
import { shadowOnTheWall } from './longshadow.ts'
import { numeralWindow } from './numeral.ts'
import { panels } from './panels.ts'
import { roster } from './roster.ts'
import type { Composition } from './scene.ts'
import { setting } from './setting.ts'
import { shelf } from './shelf.ts'
import { spotlight } from './spotlight.ts'
import { target } from './target.ts'
import { trophy } from './trophy.ts'
import { versus } from './versus.ts'
import { vista } from './vista.ts'
import { wallpaper } from './wallpaper.ts'
import { witnesses } from './witnesses.ts'

/** Every composition by its name. */
export const COMPOSITIONS = {
  burst: bursts,
  night: nights,
  colossus,
  panels,
  face: faces,
  versus,
  heights,
  roster,
  icon: emblems,
  longshadow: shadowOnTheWall,
  echo: echoes,
  target,
  numeral: numeralWindow,
  witnesses,
  double: cityInTheHead,
  card: playingCard,
  eye: hugeEye,
  setting,
  trophy,
  shelf,
  wallpaper,
  vista,
  cells,
  spotlight,
} satisfies Record<string, Composition>

export type CompositionName = keyof typeof COMPOSITIONS
