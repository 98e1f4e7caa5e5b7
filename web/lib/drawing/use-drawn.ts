import { createContext, useContext, useEffect, useRef, useState } from 'react'

/** A drawing as a bitmap. */
type DrawPicture = (address: string) => Promise<Blob>

/** Who draws the pictures within, where the browser is not to do it. */
export const PictureDrawer = createContext<DrawPicture | undefined>(undefined)

interface Drawn {
  /** The picture's own address. */
  of: string
  /** Where it is to be had. */
  source: string
}

/**
 * Where a picture is to be had: at its own address, or, if there is somebody to draw it, as a bitmap of
 * this page. While it is being drawn, the one before.
 */
export function useDrawn(address: string | undefined): Drawn | undefined {
  const drawer = useContext(PictureDrawer)
  // Other pictures are bitmaps already.
  const draw = address?.endsWith('.svg') ? drawer : undefined
  const [drawn, setDrawn] = useState<Drawn>()
  // What was handed to the page and may be in memory, the oldest first. React may never show one of them.
  const held = useRef<Drawn[]>([])

  useEffect(() => {
    if (draw === undefined || address === undefined) return
    let wanted = true
    const show = (source: string) => {
      const next = { of: address, source }
      held.current.push(next)
      setDrawn(next)
    }
    draw(address).then(
      (bitmap) => wanted && show(URL.createObjectURL(bitmap)),
      () => wanted && show(address),
    )
    return () => {
      wanted = false
    }
  }, [draw, address])

  useEffect(() => {
    if (drawn !== undefined) letGo(held.current.splice(0, held.current.indexOf(drawn)))
  }, [drawn])

  // Below the one that asks, so that nothing comes any more.
  useEffect(() => () => letGo(held.current.splice(0)), [])

  if (draw !== undefined) return drawn
  return address === undefined ? undefined : { of: address, source: address }
}

function letGo(pictures: Drawn[]): void {
  for (const { source } of pictures) if (source.startsWith('blob:')) URL.revokeObjectURL(source)
}
