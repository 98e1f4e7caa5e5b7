import { paths } from '#web/lib/navigation/paths.ts'
import { MissingPage } from '#web/ui/feedback/missing-page.tsx'
import { LinkButton } from '#web/ui/form/button.tsx'

export function NotFoundPage() {
  return (
    <MissingPage
      label="Page not found"
      heading="Missing issue"
      text="Nothing is filed under this address. It may have moved to another pocket, or it never came out."
    >
      <LinkButton to={paths.comics}>Back to the comics</LinkButton>
    </MissingPage>
  )
}
