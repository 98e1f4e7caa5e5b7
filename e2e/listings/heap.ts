import type { Page } from '@playwright/test'

/** Titles of the made-up comics, `Zorix Storm (1953) #3`; not the names of their hearts. */
const TITLE = /^(?!Favourite )\S.* \(\d{4}\) #\d+$/

/** How many comics the page has in its memory: by a picture of the heap, after what is unused has gone. */
export async function countTitlesInMemory(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const chunks: string[] = []
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await session.detach()
  const { strings } = JSON.parse(chunks.join('')) as { strings: string[] }
  return new Set(strings.filter((text) => TITLE.test(text))).size
}
