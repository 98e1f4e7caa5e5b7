import sharp from 'sharp'

/** The pixels of a drawing: red, green and blue from 0 to 255, row after row. */
export async function pixelsOf(svg: string, width: number, height: number): Promise<Uint8Array> {
  return sharp(Buffer.from(svg)).resize(width, height).removeAlpha().raw().toBuffer()
}

/** How far two pictures of one size are apart, from 0 to 1. A small sign counts, as it is far off. */
export function apart(one: Uint8Array, other: Uint8Array): number {
  let sum = 0
  for (let place = 0; place < one.length; place += 1) {
    sum += ((one[place] as number) - (other[place] as number)) ** 2
  }
  return Math.sqrt(sum / one.length) / 255
}

/** From the darkest to the lightest pixel, from 0 to 1; a few that are only edges do not count. */
export function contrastOf(pixels: Uint8Array): number {
  const lights: number[] = []
  for (let place = 0; place < pixels.length; place += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(place, place + 3)
    lights.push((red * 0.3 + green * 0.59 + blue * 0.11) / 255)
  }
  lights.sort((dark, light) => dark - light)
  const edge = Math.floor(lights.length * 0.06)
  return (lights.at(-1 - edge) as number) - (lights[edge] as number)
}
