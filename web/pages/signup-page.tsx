import { Coupon } from '#web/features/identity/coupon.tsx'
import { IdentityPage } from '#web/features/identity/identity-page.tsx'
import { RooftopScene } from '#web/features/identity/rooftop-scene.tsx'
import { SignUpForm } from '#web/features/identity/sign-up-form.tsx'
import { VisitorsOnly } from '#web/features/identity/visitors-only.tsx'
import { paths } from '#web/lib/navigation/paths.ts'
import { useLocation } from '#web/lib/router/router.tsx'

export function SignupPage() {
  const { search } = useLocation()
  return (
    <VisitorsOnly>
      <IdentityPage
        art={<RooftopScene />}
        question="Have an account?"
        answer={{ to: { pathname: paths.login, search }, label: 'Login' }}
        wide
      >
        <Coupon>
          <SignUpForm />
        </Coupon>
      </IdentityPage>
    </VisitorsOnly>
  )
}
