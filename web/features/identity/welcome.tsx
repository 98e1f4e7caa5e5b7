import { useCurrentUser } from '#web/lib/identity/current-user.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { toSurpriseAt } from '#web/lib/navigation/surprise-path.ts'
import { createPath } from '#web/lib/router/location.ts'
import { useLocation, useNavigate } from '#web/lib/router/router.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Link } from '#web/ui/navigation/link.tsx'
import styles from './welcome.module.css'
import { isWelcome } from './welcome-state.ts'

const DOORS = [
  { to: paths.events, title: 'A big story', text: 'Told over many comics, in reading order.' },
  { to: paths.teams, title: 'A team', text: 'Who was in it, and what they lived through.' },
  { to: `${paths.comics}?key=true`, title: 'Key issues', text: 'First appearances and farewells.' },
  { to: toSurpriseAt(paths.characters), title: 'Surprise me', text: 'Somebody at random.' },
]

/** A first step for a new member, above the page that a sign-up leads to. */
export function Welcome() {
  const location = useLocation()
  const navigate = useNavigate()
  const name = useCurrentUser()?.displayName
  if (!isWelcome(location.state)) return null
  const handleDismiss = () => navigate(createPath(location), { replace: true, state: null })
  return (
    <section aria-labelledby="welcome" className={`wrap ${styles.welcome}`}>
      <h2 id="welcome" className="d3">
        {name ? `Welcome, ${name}` : 'Welcome'}
      </h2>
      <p>
        Your account is ready, and this is your rack: what you follow waits here. Or look around
        first:
      </p>
      <ul className={styles.doors}>
        {DOORS.map(({ to, title, text }) => (
          <li key={title}>
            <Link to={to} className={styles.door}>
              <strong>{title}</strong>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Button look="line" small onClick={handleDismiss}>
        Hide this
      </Button>
    </section>
  )
}
