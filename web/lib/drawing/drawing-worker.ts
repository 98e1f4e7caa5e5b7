import { draw } from './draw.ts'
import { parseDrawing } from './parse-drawing.ts'

/** For a picture of so many pixels. */
export interface DrawingRequest {
  id: number
  address: string
  width: number
  height: number
}

export interface DrawingAnswer {
  id: number
  /** Undefined where it could not be drawn. */
  bitmap?: Blob
}

addEventListener('message', async ({ data }: MessageEvent<DrawingRequest>) => {
  const answer: DrawingAnswer = { id: data.id }
  try {
    answer.bitmap = await drawPicture(data)
  } catch {
    // Whoever asked lets the browser do it, which also knows what to do without a picture.
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
