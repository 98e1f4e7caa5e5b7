import type { DemoAccount } from './demo-accounts.ts'

/** The provider's path prefix; nothing else is served under it. */
export const DEMO_PATH = '/demo-identity'

/** Names are our own constants without HTML special characters, so they are not escaped. */
export function renderChooser(accounts: DemoAccount[], uid: string): string {
  const address = `${DEMO_PATH}/choose/${encodeURIComponent(uid)}`
  return renderPage(
    'Choose an account',
    `<h1>Who are you today?</h1>
<p class="caption"><strong>This is a demo.</strong> Nobody checks who you are, and these three people are invented. It works on this machine only.</p>
<form method="post" action="${address}">
<ul class="cards">
${accounts.map(renderCard).join('\n')}
</ul>
</form>
<p class="cancel"><a href="${address}/cancel">Cancel</a></p>`,
  )
}

function renderCard({ id, name, email, emailVerified, picture }: DemoAccount): string {
  return `<li class="card"><img src="${picture}" alt="" width="200" height="200">
<div class="who"><h2>${name}</h2><p id="about-${id}">${email}<br><span class="state">${emailVerified ? 'Confirmed address' : 'Address not confirmed'}</span></p></div>
<button name="account" value="${id}" aria-describedby="about-${id}">Continue as ${name}</button></li>`
}

/** One error page for every invalid request to the provider. */
export function renderTrouble(): string {
  return renderPage(
    'Sign-in is over',
    `<h1>This sign-in is over</h1>
<p class="caption">It took too long, was finished in another window, or did not begin on the login page.</p>
<p class="cancel"><a href="/login">Back to the login page</a></p>`,
  )
}

function renderPage(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | Demo accounts of Spinner Rack</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${DEMO_PATH}/demo.css">
</head>
<body>
<header><img src="${DEMO_PATH}/logo.svg" alt="Spinner Rack" width="160" height="46"><p>Demo accounts</p></header>
<main>
${content}
</main>
</body>
</html>
`
}
