import { CREDENTIALS } from '#server/testing/build-catalogue-app.ts'
import { type Figure, medianFigure } from './figure.ts'
import type { BenchMember } from './rack-member.ts'

const ROWS = 1000
const PAGE = 100
/** The first one makes the matcher's index too, so it is the slowest. */
const UPLOADS = 11
const AT_MOST_MS = 2000

export const IMPORTS_IN_WORDS = `Preview of ${ROWS.toLocaleString('en')} rows: from sending a CBL reading list of as many comics to the end of the answer, medians of ${UPLOADS} uploads, the first after the start of the server among them; of ten lines one is misspelt, of twenty one is of nobody's comic`

export async function measureImports({ call }: Pick<BenchMember, 'call'>): Promise<Figure[]> {
  const body = { ListDetails: { Name: 'A thousand' }, Issues: await listIssues(call) }
  const values: number[] = []
  for (let upload = 0; upload < UPLOADS; upload += 1) {
    const began = performance.now()
    const answer = await call({ method: 'POST', path: '/api/imports?name=thousand.json', body })
    values.push(performance.now() - began)
    const { counts } = JSON.parse(answer)
    if (counts.rows !== ROWS || counts.matched < ROWS / 2) {
      throw new Error(`The preview is not of these comics: ${JSON.stringify(counts)}`)
    }
  }
  const what = `preview of ${ROWS.toLocaleString('en')} rows`
  return [medianFigure({ what, values, unit: ' ms', atMost: AT_MOST_MS })]
}

async function listIssues(call: BenchMember['call']): Promise<object[]> {
  const issues: object[] = []
  for (let offset = 0; offset < ROWS; offset += PAGE) {
    const path = `/v1/public/comics?format=comic&noVariants=true&limit=${PAGE}&offset=${offset}&${CREDENTIALS}`
    const { data } = JSON.parse(await call({ path }))
    for (const { series, issueNumber } of data.results) {
      const [, title = series.name, year] = /^(.*) \((\d{4})/.exec(series.name) ?? []
      issues.push({
        SeriesName: misspelt(title, issues.length),
        SeriesStartYear: year,
        IssueNum: String(issueNumber),
      })
    }
  }
  return issues
}

function misspelt(title: string, place: number): string {
  if (place % 20 === 7) return `Nobody's comic ${place}`
  return place % 10 === 3 ? `${title.slice(0, 3)}${title.slice(4)}` : title
}
