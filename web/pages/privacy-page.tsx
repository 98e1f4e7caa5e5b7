import { PlainPage } from '#web/ui/plain-page.tsx'
import { RuledSection } from '#web/ui/ruled-section.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import styles from './privacy-page.module.css'

interface KeptThing {
  name: string
  where: string
  what: string
  until: string
}

/** Everything that the site leaves in a browser. */
const KEPT_IN_THE_BROWSER: KeptThing[] = [
  {
    name: 'theme',
    where: 'local storage',
    what: 'Light or dark, if you chose another one than your system has.',
    until: 'Until you switch back, or clear the data of this site.',
  },
]

export function PrivacyPage() {
  return (
    <PlainPage title="Privacy">
      <p className={styles.summary}>
        No cookies, no accounts yet, no tracking, nothing from other hosts.
      </p>
      <div className={styles.sections}>
        <RuledSection title="In your browser">
          <p>
            The site sets no cookies. It keeps one thing in your browser, and only if you make use
            of it:
          </p>
          <dl className={styles.things}>
            {KEPT_IN_THE_BROWSER.map((thing) => (
              <Thing key={thing.name} {...thing} />
            ))}
          </dl>
          <p>It never leaves the browser: our server is not told.</p>
        </RuledSection>

        <RuledSection title="On our server">
          <p>The server writes one line into its log for each request. The line holds</p>
          <ul className={styles.list}>
            <li>the time, and a number that was made up for this request,</li>
            <li>the verb and the path, without what follows the question mark,</li>
            <li>the status of the answer and how long it took,</li>
            <li>which machine and which process answered.</li>
          </ul>
          <p>
            Your address on the internet is not in it, nor what your browser says about itself, nor
            where you came from. When something breaks, a second line says what broke. Mail
            addresses are taken out of both.
          </p>
          <p>
            Programs that read the catalogue with a key are counted by their key for a day, if
            whoever runs this site has set a limit. The count is in memory and ends with the
            process.
          </p>
        </RuledSection>

        <RuledSection title="Accounts">
          <p>
            There are none yet. Each page asks our server who is signed in, and the answer is
            nobody. Before the first account can be opened, this page will say what an account
            keeps, and how to take it with you or delete it.
          </p>
        </RuledSection>

        <RuledSection title="Other companies">
          <p>
            Nobody else learns of your visit from us. There are no statistics, no advertisements and
            no buttons of social networks. Letters, pictures and scripts come from this host, and
            each page forbids the browser to load any from elsewhere.
          </p>
          <p>
            The four links in the footer lead to other sites. They are plain links: the other site
            learns of you when you follow one, not before, and is not told where you came from. Its
            own rules hold there.
          </p>
        </RuledSection>

        <RuledSection title="Who runs this site">
          <p>
            Anybody may run a copy of Spinner Rack. This page says what the program does. How long
            the log is kept, and what machines in front of the program write down, is up to whoever
            runs this copy.
          </p>
        </RuledSection>

        <RuledSection title="Questions">
          <p>
            The place to ask is the{' '}
            <TextLink to="/#contact" reloadDocument>
              letters page
            </TextLink>{' '}
            at the end of the front page. It opens together with accounts.
          </p>
        </RuledSection>
      </div>
    </PlainPage>
  )
}

function Thing({ name, where, what, until }: KeptThing) {
  return (
    <div className={styles.thing}>
      <dt>
        <code>{name}</code>, in {where}
      </dt>
      <dd>{what}</dd>
      <dd>{until}</dd>
    </div>
  )
}
