import { type RefObject, useLayoutEffect, useState } from 'react'
import type { ShelfLayout } from './shelf-layout.ts'

/** The gap between the strip and the first visible row, for the focus ring of a card. */
const CLEARANCE_PX = 20

interface ShelfParts {
  /** The element that contains all rows. */
  list: RefObject<HTMLElement | null>
  /** An invisible sample row to measure: only the style sheet determines the height of a row. */
  sample: RefObject<HTMLElement | null>
  /** The sticky strip. */
  strip: RefObject<HTMLElement | null>
}

/** Undefined until it is measured, which happens before paint. */
export function useShelfLayout({ list, sample, strip }: ShelfParts): ShelfLayout | undefined {
  const [layout, setLayout] = useState<ShelfLayout>()

  useLayoutEffect(() => {
    const parts = [list.current, sample.current, strip.current]
    function measure() {
      const [listed, sampled, stuck] = parts
      if (!(listed && sampled && stuck)) return
      const picture = sampled.firstElementChild?.firstElementChild?.getBoundingClientRect()
      const measured = {
        columns: getComputedStyle(sampled).gridTemplateColumns.split(' ').length,
        rowHeight: Math.ceil(sampled.getBoundingClientRect().height),
        pictureWidth: picture?.width ?? 0,
        pictureHeight: picture?.height ?? 0,
        top: Math.round(listed.getBoundingClientRect().top + window.scrollY),
        covered: Number.parseFloat(getComputedStyle(stuck).top) + stuck.offsetHeight + CLEARANCE_PX,
      }
      setLayout((before) => (before && isSame(before, measured) ? before : measured))
    }
    measure()
    // A shift of the first row changes the height of the body.
    const observer = new ResizeObserver(measure)
    for (const part of [document.body, ...parts]) if (part) observer.observe(part)
    return () => observer.disconnect()
  }, [list, sample, strip])

  return layout
}

function isSame(one: ShelfLayout, other: ShelfLayout): boolean {
  return (
    one.columns === other.columns &&
    one.rowHeight === other.rowHeight &&
    one.pictureWidth === other.pictureWidth &&
    one.pictureHeight === other.pictureHeight &&
    one.top === other.top &&
    one.covered === other.covered
  )
}
