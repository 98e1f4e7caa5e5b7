import { Memo } from '../drawing/memo.ts'
import { type CapeKind, capeOf } from './capes.ts'
import type { Figure } from './figure.ts'
import { HAIR_BACKS, type HairBack } from './hair.ts'
import { coarse } from './paths.ts'
import { relative } from './relative.ts'
import { TOPPERS, type Topper } from './toppers.ts'
import { orient } from './winding.ts'

/** What names a person who is only a shadow. */
export interface SilhouetteShape {
  cape?: CapeKind
  top?: Topper
  hairBack?: HairBack
}

const silhouettes = new Memo<string>(500)

/**
 * One path: the figure with what names the person. In units of the grid, or of the picture if it is small.
 * All pieces wind the same way, so the usual fill rule unites them.
 */
export function silhouette(figure: Figure, shape: SilhouetteShape, small = false): string {
  const { cape, top, hairBack } = shape
  const name = [figure.pose, figure.build, cape, top, hairBack, small].join()
  return silhouettes.take(name, () => {
    const attached = attachments(figure, shape)
    return small
      ? relative(coarse(attached)) + figure.smallOutline
      : relative(attached) + figure.outline
  })
}

function attachments(figure: Figure, { cape, top, hairBack }: SilhouetteShape): string {
  const { head } = figure.body
  return orient(
    (cape === undefined ? '' : capeOf(figure, cape).outline) +
      (hairBack === undefined ? '' : head.place(HAIR_BACKS[hairBack])) +
      (top === undefined ? '' : head.place(TOPPERS[top])),
  )
}
