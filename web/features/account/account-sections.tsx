import { useCurrentUser, useIdentity } from '#web/lib/identity/current-user.ts'
import type { CurrentUser } from '#web/lib/identity/identity.ts'
import { type QueryResult, useQuery } from '#web/lib/query/use-query.ts'
import { readSiteConfig } from '#web/lib/site/site-config.ts'
import { loadAccount, loadDevices } from './account-api.ts'
import { AccountContents } from './account-contents.tsx'
import styles from './account-sections.module.css'
import { AddressSection } from './address-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { ExportSection } from './export-section.tsx'
import { SecuritySection } from './factors/security-section.tsx'
import { KeysSection } from './keys-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PlanSection } from './plan-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { PublicProfileSection } from './public-profile-section.tsx'
import { ThemeSection } from './theme-section.tsx'
import { TokensSection } from './tokens/tokens-section.tsx'
import { cleanAddress, useAskedPlan } from './use-asked-plan.ts'

const SECTIONS = [
  { id: 'profile', title: 'Profile' },
  { id: 'public-profile', title: 'Public profile' },
  { id: 'address', title: 'E-mail' },
  { id: 'plan', title: 'Plan' },
  { id: 'password', title: 'Password' },
  { id: 'security', title: 'Sign-in security' },
  { id: 'devices', title: 'Devices' },
  { id: 'keys', title: 'API keys' },
  { id: 'tokens', title: 'Access tokens' },
  { id: 'theme', title: 'Theme' },
  { id: 'export', title: 'Your data' },
  { id: 'delete', title: 'Delete account' },
]

/** All sections of the account page; what cannot be undone comes last. */
export function AccountSections() {
  const user = useCurrentUser()
  return user ? <Sections key={user.email} user={user} /> : null
}

function Sections({ user }: { user: CurrentUser }) {
  const identity = useIdentity()
  const askedPlan = useAskedPlan()
  const account = useQuery({ key: 'account', load: loadAccount })
  const hasPassword = useQuery({
    key: 'has-password',
    load: () => identity.hasPassword(),
  })

  function handlePlanSaved() {
    cleanAddress()
    account.retry()
  }

  return (
    <div className={styles.columns}>
      <AccountContents sections={isEmbedded() ? SECTIONS : SECTIONS.filter(isEverywhere)} />
      <div className={styles.sections}>
        <ProfileSection user={user} />
        <PublicProfileSection />
        <AddressSection account={account} />
        <PlanSection account={account} asked={askedPlan} onSaved={handlePlanSaved} />
        {isEmbedded() ? (
          <SignInSections hasPassword={hasPassword} />
        ) : (
          <PasswordSection hasPassword={hasPassword} onChanged={() => {}} />
        )}
        <KeysSection />
        <TokensSection />
        <ThemeSection />
        <ExportSection />
        <DeleteSection hasPassword={hasPassword} />
      </div>
    </div>
  )
}

/** A hosted identity provider manages devices and second factors itself. */
function SignInSections({ hasPassword }: { hasPassword: QueryResult<boolean> }) {
  const devices = useQuery({ key: 'devices', load: loadDevices })
  return (
    <>
      <PasswordSection hasPassword={hasPassword} onChanged={devices.retry} />
      <SecuritySection hasPassword={hasPassword} onSessionChanged={devices.retry} />
      <DevicesSection devices={devices} />
    </>
  )
}

function isEmbedded(): boolean {
  return readSiteConfig().identity === 'embedded'
}

function isEverywhere({ id }: { id: string }): boolean {
  return id !== 'devices' && id !== 'security'
}
