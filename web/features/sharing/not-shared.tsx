import { useCurrentUser } from '#web/lib/identity/current-user.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { MissingPage } from '#web/ui/feedback/missing-page.tsx'
import { LinkButton } from '#web/ui/form/button.tsx'

/** The same for a list that is private and for one that never was. */
export function NotShared() {
  return (
    <MissingPage
      label="List not shared"
      heading="Back in its box"
      text="This list is not shared, or its link was replaced. Whoever gave you the link may have a new one."
    >
      <Doors />
    </MissingPage>
  )
}

/** Where somebody can go on who followed a link that leads nowhere. */
export function Doors() {
  return useCurrentUser() ? (
    <>
      <LinkButton to={paths.rack}>To your rack</LinkButton>
      <LinkButton look="line" to={paths.lists}>
        Your lists
      </LinkButton>
    </>
  ) : (
    <>
      <LinkButton to={paths.home}>To the front page</LinkButton>
      <LinkButton look="line" to={paths.signup}>
        Sign up
      </LinkButton>
    </>
  )
}
