import { RuledSection } from '#web/ui/ruled-section.tsx'

/** The additions to the privacy page when Firebase holds the accounts. */
export function HostedPrivacy() {
  return (
    <RuledSection title="Accounts at Firebase">
      <p>
        On this copy of the site, accounts are kept by Firebase, a service of Google. What the rest
        of this page says of a cookie, of passwords, of devices and of mails is Google’s business
        here, under its own rules. Our server sets no cookie.
      </p>
      <p>
        While you are logged in, your browser keeps your name, your e-mail address and a proof that
        you are logged in under <code>firebase:authUser</code> in local storage, until you log out.
        It shows the proof to our server and to Google.
      </p>
      <p>
        As long as you have not logged in or signed up, Google is asked nothing. When you do, and at
        each visit after that, your browser asks Google who you are. Google’s own script is loaded
        only when you press its button. If your account has a picture at Google, it is loaded from
        there.
      </p>
    </RuledSection>
  )
}
