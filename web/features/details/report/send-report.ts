import { IDEMPOTENCY_HEADER } from '#contract/contact.ts'
import type { ReportInput } from '#contract/report.ts'
import { sendJson } from '#web/lib/api/api-client.ts'

const TIMEOUT_MS = 10_000

/** Throws an ApiRefusal when it could not be kept. */
export async function sendReport(report: ReportInput, key: string): Promise<void> {
  await sendJson('POST', '/api/queries/reports', report, {
    headers: { [IDEMPOTENCY_HEADER]: key },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}
