import type { Page } from '@playwright/test'
import { pendingRequests } from './under-way.ts'

/** A page that responds at all does so within this time. */
const ANSWER_MS = 5000

/** In CI the printed output is often all that remains of a run. */
export async function reportFailure(page: Page, complaints: string[]): Promise<void> {
  const shown = await page
    .locator('body')
    .ariaSnapshot({ timeout: ANSWER_MS })
    .catch((error: Error) => error.message)
  const waiting = pendingRequests(page).map((request) => `${request.method()} ${request.url()}`)
  const parts = {
    'was at': [page.url()],
    'waited for': waiting,
    complained: complaints,
    showed: [shown],
  }
  for (const [title, lines] of Object.entries(parts)) {
    process.stdout.write(`\n— the page ${title}\n${lines.join('\n')}\n`)
  }
}
