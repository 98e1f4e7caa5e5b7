import { createContext, useContext, useEffect, useRef, useState } from 'react'

/** Resolves with the drawing as a bitmap. */
type DrawPicture = (address: string) => Promise<Blob>

/** Rasterises the pictures below this provider; without it the browser renders them as `<img>`. */
export const PictureDrawer = createContext<DrawPicture | undefined>(undefined)

interface Drawn {
  /** The URL of the picture. */
  of: string
  /** The URL to show: the same, or an object URL of the bitmap. */
  source: string
}

/**
 * The source of a picture: its own URL or, below a `PictureDrawer`, an object URL of its bitmap. While
 * a new one is being drawn, still the previous one.
 */
export function useDrawn(address: string | undefined): Drawn | undefined {
  const drawer = useContext(PictureDrawer)
  // Other pictures are bitmaps already.
  const draw = address?.endsWith('.svg') ? drawer : undefined
  const [drawn, setDrawn] = useState<Drawn>()
  // Object URLs not revoked yet, oldest first. React may never commit some of them.
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
    if (drawn !== undefined) revokeObjectUrls(held.current.splice(0, held.current.indexOf(drawn)))
  }, [drawn])

  // Declared after the effect that draws, whose cleanup runs first: no further object URL is created.
  useEffect(() => () => revokeObjectUrls(held.current.splice(0)), [])

  if (draw !== undefined) return drawn
  return address === undefined ? undefined : { of: address, source: address }
}

function revokeObjectUrls(pictures: Drawn[]): void {
  for (const { source } of pictures) if (source.startsWith('blob:')) URL.revokeObjectURL(source)
}
