import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'

export interface PageBytes {
  script: number
  /** Style sheets and inlined style. */
  style: number
  /** All requests, the document included. */
  all: number
}

const dist = join(import.meta.dirname, '../dist')

/**
 * Counts the bytes of what a page requests from now on, each at gzip level 9, whatever the server's
 * coding; files of the built site are read from `dist`. Call it before the visit, and the result once,
 * when the page is idle.
 */
export function countBytes(page: Page): () => Promise<PageBytes> {
  const sizes: Promise<PageBytes>[] = []
  const count = (response: Response) => void sizes.push(sizeOf(response))
  page.on('response', count)
  return async () => {
    page.off('response', count)
    const sum: PageBytes = { script: 0, style: 0, all: 0 }
    for (const { script, style, all } of await Promise.all(sizes)) {
      sum.script += script
      sum.style += style
      sum.all += all
    }
    return sum
  }
}

async function sizeOf(response: Response): Promise<PageBytes> {
  const body = readBuilt(response.url()) ?? (await response.body())
  const all = sizeAsGzip(body)
  switch (response.request().resourceType()) {
    case 'script':
      return { script: all, style: 0, all }
    case 'stylesheet':
      return { script: 0, style: all, all }
    case 'document':
      return { script: 0, style: sizeAsGzip(stylesIn(body.toString())), all }
    default:
      return { script: 0, style: 0, all }
  }
}

function readBuilt(url: string): Buffer | undefined {
  const { pathname } = new URL(url)
  if (!pathname.startsWith('/static/')) return undefined
  const file = join(dist, pathname)
  return existsSync(file) ? readFileSync(file) : undefined
}

function stylesIn(html: string): string {
  return [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style]) => style).join('')
}

function sizeAsGzip(body: Buffer | string): number {
  return body.length === 0 ? 0 : gzipSync(body, { level: 9 }).length
}
