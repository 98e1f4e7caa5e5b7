import { HostedPrivacy } from '#web/features/identity/hosted-privacy.tsx'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { PlainPage } from '#web/ui/plain-page.tsx'
import { RuledSection } from '#web/ui/ruled-section.tsx'
import styles from './privacy-page.module.css'

interface StoredItem {
  name: string
  where: string
  what: string
  until: string
}

/** Every cookie and storage entry that the site sets. */
const STORED_IN_THE_BROWSER: StoredItem[] = [
  {
    name: 'rack.session_token',
    where: 'a cookie',
    what: 'That you are logged in. No script can read it; with https its name begins with __Host-.',
    until: 'Until you log out, for thirty days without a visit, or for ninety in all.',
  },
  {
    name: 'rack.device',
    where: 'a cookie',
    what: 'That you have logged in here before, so that we write to you only when a new device does. It names nobody.',
    until: 'For a year, or until you clear the data of this site.',
  },
  {
    name: 'redirectUrl',
    where: 'local storage',
    what: 'The page of ours that you wanted to open when you were asked to log in.',
    until: 'Until you have logged in, or clear the data of this site.',
  },
  {
    name: 'theme',
    where: 'local storage',
    what: 'Light or dark, if you chose another one than your system, or chose one for good.',
    until: 'Until you leave it to your system again, or clear the data of this site.',
  },
  {
    name: 'recentSearches',
    where: 'local storage',
    what: 'The last eight searches from which you opened something, so that the box can offer them again.',
    until: 'Until you remove them, or log out.',
  },
  {
    name: 'scrollPositions',
    where: 'session storage',
    what: 'How far you had scrolled on the last fifty pages of the catalogue, and the link you left each of them by, so that Back and a reload return you there.',
    until: 'Until you close the tab.',
  },
  {
    name: 'letter',
    where: 'session storage',
    what: 'What you typed into the letters page and have not sent, or what could not be sent.',
    until: 'Until it is sent, or you close the tab.',
  },
  {
    name: 'typed',
    where: 'session storage',
    what: 'What you were typing, with your e-mail address, if you were signed out in the middle of it.',
    until: 'Until you are back at it, or close the tab.',
  },
]

/** `hosted` where Firebase keeps the accounts. */
export function PrivacyText({ hosted }: { hosted: boolean }) {
  return (
    <PlainPage title="Privacy">
      <p className={styles.summary}>
        {hosted
          ? 'No cookies, no tracking. Accounts are kept by Google, and only members deal with it.'
          : 'Two cookies, and only for members. No tracking, nothing from other hosts.'}
      </p>
      <div className={styles.sections}>
        {hosted && <HostedPrivacy />}
        <RuledSection title="In your browser">
          <p>
            To a visitor the site sets no cookies. It keeps these things in your browser, and only
            if you make use of them:
          </p>
          <dl className={styles.things}>
            {STORED_IN_THE_BROWSER.map((item) => (
              <StoredItemEntry key={item.name} {...item} />
            ))}
          </dl>
          <p>
            While you log in with a passkey or a second factor, another cookie holds that step, for
            ten minutes at most.
          </p>
          <p>
            So that you can read without a network, a cache of this browser keeps the site itself,
            and for members the last pages and pictures of the catalogue that they opened and the
            name, address and picture of their account. Hearts, marks and messages of yours that
            wait for the network are in local storage, as <code>outbox</code>. All of a member’s is
            removed when they log out.
          </p>
          <p>Our server is told of none of it but the cookies, and they go to our server alone.</p>
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
            Programs that read the catalogue with a key are counted by their key: for the member who
            made it, how many calls came today, and for a day in memory, if whoever runs this site
            has set a limit.
          </p>
        </RuledSection>

        <RuledSection title="Accounts">
          <p>
            An account keeps your display name, your e-mail address and whether you have confirmed
            it, the picture you chose, and when all that last changed. Of your password it keeps a
            digest from which nobody can read the password.
          </p>
          <p>
            If you add a passkey, the account keeps its public key, the name you gave it and the
            day. Of an authenticator app it keeps the key and the unused recovery codes, encrypted.
          </p>
          <p>
            Beside that it keeps the plan you chose, your favourites and when you added each, the
            comics you marked as read and when you read them, what you follow, own and wish for,
            your lists, when you last opened your rack, and the keys and access tokens that you
            made: their names, the pages you listed for them, when they were made, and how often
            they were called today. Private keys are kept encrypted.
          </p>
          <p>
            Your lists are yours alone until you share one. Then whoever has its link can read it,
            and everybody if you make it public. Your name stands there only if you switch on a
            public profile, under the name that you choose for it. Whoever saves your list has a
            copy of their own, which stays when you take yours back. All links that a list ever had
            are kept with it, so that a report about one of them leads to the list.
          </p>
          <p>
            What you import is kept for a day as a preview, and for a week as the note of what it
            added, so that you can undo it, and of the lines that it left out.
          </p>
          <p>
            For each device on which you are logged in it keeps when you logged in, when you last
            came, to the day, and what the browser calls itself, so that you can tell your devices
            apart. Your address on the internet is not among it. To hold off guessers, tries to log
            in are counted under digests of that address and of the e-mail address, for a minute and
            for a day; so are the mails we send, for an hour and for a day.
          </p>
          <p>
            We write to you to confirm your address, when somebody signs up with it again, when you
            ask for a new password, when your password, a passkey or your authenticator app was
            changed, when a device signs in for the first time, and when a social account was added
            to yours: three mails an hour and ten a day at most. Without a mail server, these mails
            are files in a folder of our server instead.
          </p>
          <p>
            On the account page you can take all that with you as a file. Delete your account, and
            all that it keeps is deleted at once. The counts end with their time, and a mail that
            was sent stays sent.
          </p>
          <p>
            Whoever runs this site can confirm an address, give out a link for a new password, log a
            member out, and disable or delete an account. Which of these was done, when and by whom
            is written down with the number of the account, and what was done and when is in your
            file. That note stays when the account is deleted; the number is nobody’s then.
          </p>
        </RuledSection>

        <RuledSection title="Messages">
          <p>
            What you send us from the{' '}
            <TextLink to="/#contact" reloadDocument>
              letters page
            </TextLink>{' '}
            is kept as you typed it: the name, the e-mail address and the message. Beside that it
            keeps when it came, which account sent it, and when we read it. Your messages of the
            last hour are counted, so that nobody can flood us.
          </p>
          <p>
            A mistake that you report on a page is kept in the same way, with the name and the
            e-mail address of your account and the address of that page.
          </p>
          <p>
            Only those who run this copy of the site can read it. They may keep it in Cloud
            Firestore, a service of Google, instead of on our server.
          </p>
          <p>
            It belongs to your account: it is in the file with all your data, and when you delete
            the account it is deleted at once. Until then it is kept.
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
            at the end of the front page.
          </p>
        </RuledSection>
      </div>
    </PlainPage>
  )
}

function StoredItemEntry({ name, where, what, until }: StoredItem) {
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
