import { DETAIL_WIDTH, VARIANTS, type VariantName } from '#art/variants.ts'

/** Undefined for the whole picture. */
export function widthOfVariant(variant: VariantName | undefined): number | undefined {
  if (variant === undefined) return undefined
  return variant === 'detail' ? DETAIL_WIDTH : VARIANTS[variant][0]
}
