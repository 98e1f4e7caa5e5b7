/** The sizes that the service is known by, in pixels. */
export const VARIANTS = {
  portrait_small: [50, 75],
  portrait_medium: [100, 150],
  portrait_xlarge: [150, 225],
  portrait_fantastic: [168, 252],
  portrait_uncanny: [300, 450],
  portrait_incredible: [216, 324],
  standard_small: [65, 45],
  standard_medium: [100, 100],
  standard_large: [140, 140],
  standard_xlarge: [200, 200],
  standard_fantastic: [250, 250],
  standard_amazing: [180, 180],
  landscape_small: [120, 90],
  landscape_medium: [175, 130],
  landscape_large: [190, 140],
  landscape_xlarge: [270, 200],
  landscape_amazing: [250, 156],
  landscape_incredible: [464, 261],
} as const satisfies Record<string, readonly [width: number, height: number]>

export type VariantName = keyof typeof VARIANTS | 'detail'

/** `detail` is the whole picture, at most this wide. */
export const DETAIL_WIDTH = 500

export function isVariant(name: string): name is VariantName {
  return name === 'detail' || Object.hasOwn(VARIANTS, name)
}

/**
 * A drawing in the shape of a variant: a window on it that keeps the subject, which lies at `focus`, from
 * 0 (top) to 1. Only the view box is changed, so a variant costs nothing but its head.
 */
export function toVariant(svg: string, variant: VariantName, focus: number): string {
  const [left, top, width, height] = viewOf(svg)
  if (variant === 'detail') {
    return withView(svg, [left, top, width, height], DETAIL_WIDTH, (DETAIL_WIDTH * height) / width)
  }
  const [targetWidth, targetHeight] = VARIANTS[variant]
  const scale = Math.min(width / targetWidth, height / targetHeight)
  const viewWidth = targetWidth * scale
  const viewHeight = targetHeight * scale
  const x = left + (width - viewWidth) / 2
  const y = top + Math.min(height - viewHeight, Math.max(0, height * focus - viewHeight / 2))
  return withView(svg, [x, y, viewWidth, viewHeight], targetWidth, targetHeight)
}

type View = [left: number, top: number, width: number, height: number]

const VIEW_BOX = /viewBox="([^"]*)"/

function viewOf(svg: string): View {
  return (VIEW_BOX.exec(svg)?.[1] ?? '').split(' ').map(Number) as View
}

function withView(svg: string, view: View, width: number, height: number): string {
  const box = view.map((value) => Math.round(value * 10) / 10).join(' ')
  return svg.replace(VIEW_BOX, `viewBox="${box}" width="${width}" height="${Math.round(height)}"`)
}
