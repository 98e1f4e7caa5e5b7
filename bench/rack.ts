import { join } from 'node:path'
import type { Bench, Figure } from './figure.ts'
import { measureCalls, ROUNDS } from './rack-calls.ts'
import { IMPORTS_IN_WORDS, measureImports } from './rack-imports.ts'
import { measureMarks, PRESSES, SLOWDOWN } from './rack-marks.ts'
import { fillRack, MEMBER_IN_WORDS } from './rack-member.ts'
import { startCatalogueServer, untilIdle } from './server-process.ts'

export const rack: Bench = {
  name: 'rack',
  conditions: [
    `${MEMBER_IN_WORDS}; on loopback, with the shipped catalogue and SQLite on disk. Times are those of whole answers, medians of ${ROUNDS} calls one at a time, all kinds in turn, so that a slow minute of the machine affects all of them; \`/healthz\` shows what the machine and the client take by themselves. Processor: that of the server process for one call of many of its kind, which no other load changes.`,
    `${IMPORTS_IN_WORDS}.`,
    `Marks: in Chromium at 390 × 844 and ${SLOWDOWN}× CPU slowdown, from the click on *Mark as read* to the end of the first frame in which the button is pressed; medians of ${PRESSES} presses on different comics; a page with nothing but a button shows what the machine and the browser take by themselves.`,
  ],
  run: measureRack,
}

async function measureRack(): Promise<Figure[]> {
  const server = await startCatalogueServer(join(import.meta.dirname, '../catalogue/data'))
  try {
    const member = await fillRack(`http://localhost:${server.port}`)
    await untilIdle(server.pid)
    return [
      ...(await measureCalls(server, member)),
      ...(await measureImports(member)),
      ...(await measureMarks(server, member)),
    ]
  } finally {
    await server.stop()
  }
}
