/** A thumbnail, as a reader sees it who does not stop: 16 by 24 areas, each of one colour. */
export type Sight = Float32Array

const CELLS_ACROSS = 16

/**
 * Of 255, over all areas: nearer than this, two covers are alike. Looked at side by side, pairs below it
 * differ in a pose, a number or a shade; above it in a colour, a person or a place.
 */
const ALIKE = 16

/** `pixels` are red, green and blue, in rows of `width`. */
export function sightOf(pixels: Uint8Array, width: number): Sight {
  const size = width / CELLS_ACROSS
  const sight = new Float32Array((pixels.length / (size * size)) | 0)
  for (let place = 0; place < pixels.length; place += 1) {
    const pixel = Math.floor(place / 3)
    const across = Math.floor((pixel % width) / size)
    const down = Math.floor(pixel / width / size)
    const cell = (down * CELLS_ACROSS + across) * 3 + (place % 3)
    sight[cell] = (sight[cell] ?? 0) + (pixels[place] ?? 0) / (size * size)
  }
  return sight
}

/** How many of them have somebody who is alike. */
export function countAlike(sights: readonly Sight[]): number {
  const alike = new Set<number>()
  sights.forEach((one, place) => {
    for (let other = 0; other < place; other += 1) {
      if (distanceOf(one, sights[other] as Sight) < ALIKE) alike.add(place).add(other)
    }
  })
  return alike.size
}

function distanceOf(one: Sight, other: Sight): number {
  let sum = 0
  for (let cell = 0; cell < one.length; cell += 3) {
    const red = (one[cell] ?? 0) - (other[cell] ?? 0)
    const green = (one[cell + 1] ?? 0) - (other[cell + 1] ?? 0)
    const blue = (one[cell + 2] ?? 0) - (other[cell + 2] ?? 0)
    sum += Math.sqrt(red * red + green * green + blue * blue)
  }
  return sum / (one.length / 3)
}
