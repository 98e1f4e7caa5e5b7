import { readSiteConfig } from '#web/lib/site/site-config.ts'
import { PrivacyText } from './privacy-text.tsx'

export function PrivacyPage() {
  return <PrivacyText hosted={readSiteConfig().identity === 'firebase'} />
}
