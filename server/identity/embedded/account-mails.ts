import type { Message } from '../../mail.ts'
import { resetAddress } from './reset-links.ts'

/**
 * These mails contain no user input: otherwise anybody could send their own text to any address in
 * our name.
 */
export function verificationMail(to: string, site: string, token: string): Message {
  return {
    to,
    subject: 'Is this your address?',
    text: `Welcome to Spinner Rack!

Somebody has opened an account with this address. If it was you, open this
link within a day, log in and press the button there to confirm that the
address is yours:

${site}/confirm-address?token=${token}

You can browse without it. If it was not you, leave this mail alone: nothing
more will come.
`,
  }
}

/** Instead of the verification mail, when somebody signs up with an address that has an account. */
export function accountExistsMail(to: string, site: string): Message {
  return {
    to,
    subject: 'You already have an account',
    text: `Somebody has tried to open an account with this address at Spinner Rack, but
it has one already. If it was you, log in:

${site}/login

If you do not remember the password, choose a new one here:

${site}/forgot-password

If it was not you, leave this mail alone: nothing has changed.
`,
  }
}

export function resetMail(to: string, site: string, token: string): Message {
  return {
    to,
    subject: 'Choose a new password',
    text: `Somebody has asked for a new password for your account at Spinner Rack.
If it was you, choose one here:

${resetAddress(site, token)}

The link works once, for an hour. If it was not you, leave this mail alone:
your password stays as it is.
`,
  }
}

/** `device` is one of our own names, not the text that the browser sent. */
export function newDeviceMail(to: string, site: string, device: string, at: Date): Message {
  const time = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(at)
  return {
    to,
    subject: 'A new device has signed in',
    text: `Somebody has signed in to your account at Spinner Rack on a device that was
not used for it before:

${device}, ${time} UTC

If it was you, there is nothing to do. If it was not, choose a new password,
which signs every device out:

${site}/forgot-password
`,
  }
}

export function passwordChangedMail(to: string, site: string): Message {
  return {
    to,
    subject: 'Your password was changed',
    text: `The password of your account at Spinner Rack was changed just now, and
every other device was signed out.

If it was not you, choose a new one at once:

${site}/forgot-password
`,
  }
}

/** A social account with the same, verified address was added to an account that existed. */
export function joinedMail(to: string, site: string, passwordRemoved: boolean): Message {
  const password = passwordRemoved
    ? `
Its password was removed, because nobody had proven that this address
belongs to whoever chose it. If you want a password, choose one here:

${site}/forgot-password
`
    : `
If it was not you, choose a new password at once:

${site}/forgot-password
`
  return {
    to,
    subject: 'A social account was added to yours',
    text: `Somebody has just logged in with a social account that has this address. It
opens your account at Spinner Rack from now on, and every other device was
signed out.
${password}`,
  }
}
