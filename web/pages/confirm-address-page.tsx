import { ConfirmAddress } from '#web/features/identity/confirm-address.tsx'
import { PlainPage } from '#web/ui/plain-page.tsx'

export function ConfirmAddressPage() {
  return (
    <PlainPage title="Confirm your address">
      <ConfirmAddress />
    </PlainPage>
  )
}
