import { isDone, isWrite } from './site-load.ts'
import type { Answer } from './site-member.ts'

/** What members saw of a fault, for the table that `npm run soak` prints. */
export interface FaultReport {
  fault: string
  sent: number
  /** Nothing came, or half of it. */
  answersLost: number
  writesAcknowledged: number
  /** Acknowledged, and not there afterwards. */
  writesLost: number
  longestMs: number
  /** By status, with the words of those that failed. */
  seen: Record<string, number>
}

export function describeFault(fault: string, answers: Answer[], lost: string[]): FaultReport {
  const seen: Record<string, number> = {}
  for (const answer of answers) {
    const what = wordsOf(answer)
    seen[what] = (seen[what] ?? 0) + 1
  }
  return {
    fault,
    sent: answers.length,
    answersLost: answers.filter(({ status }) => status === 0).length,
    writesAcknowledged: answers.filter((answer) => isWrite(answer) && isDone(answer)).length,
    writesLost: lost.length,
    longestMs: Math.round(Math.max(0, ...answers.map(({ ms }) => ms))),
    seen,
  }
}

const HEAD = [
  'fault',
  'calls',
  'answers lost',
  'writes acknowledged',
  'of them lost',
  'longest wait',
  'what members saw',
]

/** As Markdown. */
export function toTable(reports: FaultReport[]): string {
  const rows = [HEAD, HEAD.map(() => '---'), ...reports.map(toCells)]
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function toCells(report: FaultReport): (string | number)[] {
  const { fault, sent, answersLost, writesAcknowledged, writesLost, longestMs, seen } = report
  const all = Object.entries(seen).map(([what, times]) => `${times} × ${what}`)
  const longest = `${(longestMs / 1000).toFixed(1)} s`
  return [fault, sent, answersLost, writesAcknowledged, writesLost, longest, all.join('; ')]
}

function wordsOf(answer: Answer): string {
  const { status, body } = answer
  if (isDone(answer)) return 'done'
  if (status === 0) return `no answer (${body})`
  return `${status} ${messageOf(body)}`
}

function messageOf(body: string): string {
  if (body.startsWith('<html>')) return 'of the proxy'
  const { message, status } = JSON.parse(body)
  return `“${message ?? status}”`
}
