import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/form/button.tsx'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { loadExport } from './account-api.ts'
import { AccountSection } from './account-section.tsx'
import { RefusalLine } from './refusal-line.tsx'
import { useAction } from './use-action.ts'

export function ExportSection() {
  const { busy, refusal, run } = useAction()
  return (
    <AccountSection
      id="export"
      title="Your data"
      lead="Everything we store about you, as a JSON file. Passwords and private keys are not in it."
    >
      <RefusalLine text={refusal?.text} />
      <div>
        <Button look="line" busy={busy} onClick={() => run(download)}>
          Export my data
        </Button>
      </div>
      <p>
        You come from elsewhere? <TextLink to={paths.import}>Bring what you have</TextLink>.
      </p>
    </AccountSection>
  )
}

/** By script, since a plain link cannot send the token of a hosted provider. */
async function download(): Promise<void> {
  const text = JSON.stringify(await loadExport(), null, 2)
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `spinner-rack-${new Date().toISOString().slice(0, 10)}.json`
  link.click()
  URL.revokeObjectURL(url)
}
