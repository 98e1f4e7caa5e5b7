/**
 * Upper bounds of the memory that callers can fill, in bytes, keys included; those of the wire's
 * answers are in `catalogue/wire/cache-bytes.ts`. A test holds the sum of all.
 */
export const CACHE_BYTES = {
  parsedUrls: 8_000_000,
  bitmaps: 16_000_000,
  /** Instead of the wire's own answers. */
  upstream: 48_000_000,
  memberKeys: 8_000_000,
  idTokens: 8_000_000,
}
