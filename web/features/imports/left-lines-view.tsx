import type { ImportLeft } from '#contract/imports.ts'
import { saveFile } from '#web/lib/api/save-file.ts'
import { formatCount } from '#web/lib/format.ts'
import { notify } from '#web/lib/notify.ts'
import { useQuery } from '#web/lib/query/use-query.ts'
import { RetryButton } from '#web/ui/feedback/retry-button.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { loadLeft } from './imports-api.ts'
import styles from './left-lines-view.module.css'

/** As many are on the page; all of them are in the text. */
const MOST_SHOWN = 200

/** The lines that were not taken over, to be looked up elsewhere. */
export function LeftLinesView({ id, count }: { id: string; count: number }) {
  const { data, error, retry } = useQuery({
    key: `left of import ${id}`,
    load: async (signal) => (await loadLeft(id, signal)).map(toWords),
  })
  const lines = data ?? []
  const more = count - MOST_SHOWN
  return (
    <section aria-labelledby="left-lines" className={styles.left}>
      <h2 id="left-lines" tabIndex={-1} className="d4">
        {count === 1 ? 'One line was left out' : `${formatCount(count)} lines were left out`}
      </h2>
      {error && data === undefined && (
        <div role="alert" className={styles.buttons}>
          <p>They could not be loaded. {error.message}</p>
          <RetryButton of="section" look="line" onRetry={retry} />
        </div>
      )}
      {lines.length > 0 && (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too */}
          <ul tabIndex={0} aria-labelledby="left-lines" className={styles.lines}>
            {lines.slice(0, MOST_SHOWN).map((line) => (
              <li key={line}>{line}</li>
            ))}
            {more > 0 && <li>And {formatCount(more)} more.</li>}
          </ul>
          <div className={styles.buttons}>
            <Button look="line" small onClick={() => void copy(lines)}>
              Copy these lines
            </Button>
            <Button look="line" small onClick={() => save(lines)}>
              Save as text
            </Button>
            {count > lines.length && <p>The text has the first {formatCount(lines.length)}.</p>}
          </div>
        </>
      )}
    </section>
  )
}

function toWords({ line, text, remark }: ImportLeft['lines'][number]): string {
  return `Line ${line}: ${text}${remark ? ` (${remark.replace(/\.$/, '')})` : ''}`
}

async function copy(lines: string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(lines.join('\n'))
    notify.aside('success', 'The lines are copied.')
  } catch {
    notify.aside('warning', 'Your browser keeps the clipboard shut. Save them as text instead.')
  }
}

function save(lines: string[]): void {
  saveFile(new Blob([`${lines.join('\n')}\n`], { type: 'text/plain' }), 'left-out.txt')
}
