import { explosion } from './burst.ts'
import { streetCanyon } from './canyon.ts'
import { playingCard } from './card.ts'
import { cells } from './cells.ts'
import { colossus } from './colossus.ts'
import { energyRibbon } from './cosmic.ts'
import { cityInTheHead } from './double.ts'
import { echoes } from './echo.ts'
import { hugeEye } from './eye.ts'
import { closeUp } from './face.ts'
import { raisedFist } from './fist.ts'
import { foilMedal } from './foil.ts'
import { graveyard } from './gothic.ts'
import { bigEmblem } from './icon.ts'
import { shadowOnTheWall } from './longshadow.ts'
import { moonlight } from './moon.ts'
import { numeralWindow } from './numeral.ts'
import { panels } from './panels.ts'
import { warPoster } from './poster.ts'
import { roster } from './roster.ts'
import type { Composition } from './scene.ts'
import { setting } from './setting.ts'
import { shelf } from './shelf.ts'
import { clawMarks } from './slash.ts'
import { spotlight } from './spotlight.ts'
import { storm } from './storm.ts'
import { target } from './target.ts'
import { trophy } from './trophy.ts'
import { versus } from './versus.ts'
import { shaft } from './vertigo.ts'
import { vista } from './vista.ts'
import { wallpaper } from './wallpaper.ts'
import { witnesses } from './witnesses.ts'

/** Every composition by its name. */
export const COMPOSITIONS = {
  burst: explosion,
  moon: moonlight,
  colossus,
  panels,
  face: closeUp,
  versus,
  vertigo: shaft,
  canyon: streetCanyon,
  fist: raisedFist,
  roster,
  cosmic: energyRibbon,
  icon: bigEmblem,
  longshadow: shadowOnTheWall,
  gothic: graveyard,
  slash: clawMarks,
  foil: foilMedal,
  echo: echoes,
  target,
  poster: warPoster,
  numeral: numeralWindow,
  storm,
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
