import { PlainPage } from '#web/ui/plain-page.tsx'

export function PrivacyPage() {
  return (
    <PlainPage title="Privacy">
      <p>
        This site sets no cookies, keeps nothing about you in the browser, and loads nothing from
        other hosts.
      </p>
      <p>
        The server writes one line for each request to its log: the time, the path without what
        follows the question mark, the answer’s status and how long it took. Your address is not in
        it.
      </p>
    </PlainPage>
  )
}
