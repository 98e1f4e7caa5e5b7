import { draw } from './draw.ts'
import { parseDrawing } from './parse-drawing.ts'

/** The size is in device pixels. */
export interface DrawingRequest {
  id: number
  address: string
  width: number
  height: number
}

export interface DrawingAnswer {
  id: number
  /** Undefined if the picture could not be drawn. */
  bitmap?: Blob
}

addEventListener('message', async ({ data }: MessageEvent<DrawingRequest>) => {
  const answer: DrawingAnswer = { id: data.id }
  try {
    answer.bitmap = await drawPicture(data)
  } catch {
    // Without a bitmap the page falls back to an `<img>`, which also handles a missing picture.
  }
  postMessage(answer)
})

async function drawPicture({ address, width, height }: DrawingRequest): Promise<Blob> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.status} for ${address}`)
  const drawing = parseDrawing(await response.text())
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('There is no canvas here.')
  draw(drawing, context)
  return canvas.convertToBlob()
}
