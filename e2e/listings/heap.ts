import type { Page } from '@playwright/test'

/** Titles of the synthetic comics, `Zorix Storm (1953) #3`; not the labels of their hearts. */
const TITLE = /^(?!Favourite )\S.* \(\d{4}\) #\d+$/

/** The number of comics in the page's memory: from a heap snapshot, after garbage collection. */
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
