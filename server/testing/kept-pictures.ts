import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'

/** Spider-Man's, in the small catalogue. */
const PUBLIC_PICTURE = '/pictures/characters/1009610/standard_small.jpg'

/**
 * The files of pictures after one of the small catalogue was asked for: they are written in the
 * order in which they are drawn, so all that was drawn before is there too if it is kept at all.
 */
export async function picturesKeptAfterOneMore(
  app: FastifyInstance,
  dataDir: string,
): Promise<string[]> {
  const folder = join(dataDir, 'pictures')
  const { statusCode } = await app.inject(PUBLIC_PICTURE)
  expect(statusCode).toBe(200)
  const kept = () => (existsSync(folder) ? readdirSync(folder) : [])
  await expect.poll(() => kept().length, { timeout: 30_000 }).toBeGreaterThan(0)
  return kept()
}
