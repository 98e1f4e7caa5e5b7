import type { DeviceSessions } from '#contract/device-sessions.ts'
import { nameDevice } from '#contract/name-device.ts'
import { notify } from '#web/lib/notify.ts'
import type { QueryResult } from '#web/lib/query/use-query.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Mark } from '#web/ui/mark.tsx'
import { signOutDevice, signOutOtherDevices } from './account-api.ts'
import { AccountSection } from './account-section.tsx'
import styles from './devices-section.module.css'
import { Part } from './part.tsx'
import { RefusalLine } from './refusal-line.tsx'
import { useAction } from './use-action.ts'

const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

export function DevicesSection({ devices }: { devices: QueryResult<DeviceSessions> }) {
  return (
    <AccountSection
      id="devices"
      title="Devices"
      lead="Where you are logged in. A new password logs out all but this one."
    >
      <Part loaded={devices}>
        {(list) => <DeviceList devices={list} onChanged={devices.retry} />}
      </Part>
    </AccountSection>
  )
}

interface DeviceListProps {
  devices: DeviceSessions
  onChanged: () => void
}

function DeviceList({ devices, onChanged }: DeviceListProps) {
  const { busy, refusal, run } = useAction()
  const inOrder = devices.toSorted((one, other) => Number(other.current) - Number(one.current))

  async function handleSignOut(action: () => Promise<void>, words: string) {
    if (!(await run(action))) return
    onChanged()
    notify.aside('success', words)
  }

  return (
    <>
      <ul className={styles.list}>
        {inOrder.map(({ id, current, userAgent, signedInAt, lastSeenAt }) => {
          const name = nameDevice(userAgent)
          return (
            <li key={id} className={styles.device}>
              <div>
                <b>
                  {name} {current && <Mark>This device</Mark>}
                </b>
                <p className={styles.detail}>
                  Logged in on {TIME.format(new Date(signedInAt))}, last here on{' '}
                  {TIME.format(new Date(lastSeenAt))}
                </p>
              </div>
              {!current && (
                <Button
                  look="line"
                  small
                  aria-label={`Log out ${name}`}
                  onClick={() => handleSignOut(() => signOutDevice(id), `${name} is logged out.`)}
                >
                  Log out
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <RefusalLine text={refusal?.text} />
      {inOrder.length > 1 && (
        <div>
          <Button
            look="line"
            small
            busy={busy}
            onClick={() => handleSignOut(signOutOtherDevices, 'All other devices are logged out.')}
          >
            Log out all others
          </Button>
        </div>
      )}
    </>
  )
}
