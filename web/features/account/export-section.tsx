import { useState } from 'react'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/form/button.tsx'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { loadExport } from './account-api.ts'
import { AccountSection } from './account-section.tsx'
import { toExportFile } from './export-file.ts'
import { RefusalLine } from './refusal-line.tsx'
import { useAction } from './use-action.ts'

const TOO_LARGE =
  'All of it is in the file, which is too large to be brought to a Spinner Rack in one piece. To take your ' +
  'lists elsewhere, export each on its own page.'

export function ExportSection() {
  const { busy, refusal, run } = useAction()
  const [remark, setRemark] = useState('')
  return (
    <AccountSection
      id="export"
      title="Your data"
      lead="Everything we store about you, as a JSON file. Passwords and private keys are not in it."
    >
      <RefusalLine text={refusal?.text} />
      <div>
        <Button
          look="line"
          busy={busy}
          onClick={() => run(async () => setRemark(await download()))}
        >
          Export my data
        </Button>
        <p role="status">{remark}</p>
      </div>
      <p>
        You come from elsewhere? <TextLink to={paths.import}>Bring what you have</TextLink>.
      </p>
    </AccountSection>
  )
}

/** Returns what is to be said of the file. By script, since a plain link cannot send the token of a hosted provider. */
async function download(): Promise<string> {
  const { text, fits } = toExportFile(await loadExport())
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `spinner-rack-${new Date().toISOString().slice(0, 10)}.json`
  link.click()
  URL.revokeObjectURL(url)
  return fits ? '' : TOO_LARGE
}
