import { CoverRack } from '#web/features/identity/cover-rack.tsx'
import { FilledHeading } from '#web/features/identity/filled-heading.tsx'
import { IdentityPage } from '#web/features/identity/identity-page.tsx'
import { LoginForm } from '#web/features/identity/login-form.tsx'
import { MembersOnlyNote } from '#web/features/identity/members-only-note.tsx'
import { VisitorsOnly } from '#web/features/identity/visitors-only.tsx'
import { paths } from '#web/lib/navigation/paths.ts'
import { useLocation } from '#web/lib/router/router.tsx'

export function LoginPage() {
  const { search } = useLocation()
  return (
    <VisitorsOnly>
      <IdentityPage
        art={
          <CoverRack caption="Your favourites are where you left them: third pocket, second row." />
        }
        question="New here?"
        answer={{ to: { pathname: paths.signup, search }, label: 'Sign up' }}
      >
        <FilledHeading
          title="Login"
          measure={3.25}
          lines={[
            ['Welcome', 61.6],
            ['back', 114.6],
          ]}
        />
        <MembersOnlyNote />
        <LoginForm />
      </IdentityPage>
    </VisitorsOnly>
  )
}
