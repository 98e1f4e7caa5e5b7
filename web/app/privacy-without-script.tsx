import { PrivacyText } from '#web/pages/privacy-text.tsx'
import bar from './bar/navigation-bar.module.css'
import { SiteFooter } from './footer/site-footer.tsx'
import { LogoLink } from './logo-link.tsx'
import layout from './site-layout.module.css'

/** The privacy page for readers without scripts: of the bar, whose tools need them, only the logo. */
export function PrivacyWithoutScript({ hosted }: { hosted: boolean }) {
  return (
    <div className={`member ${layout.layout}`}>
      <div className={bar.slot}>
        <header className={bar.bar}>
          <LogoLink />
        </header>
      </div>
      <main className={layout.main}>
        <PrivacyText hosted={hosted} />
      </main>
      <SiteFooter />
    </div>
  )
}
