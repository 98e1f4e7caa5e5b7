import type { OpenApiDocument, Operation, Parameter, ParameterSchema } from './openapi.ts'
import type { SiteLook } from './site-look.ts'

/**
 * The documentation as plain HTML that is whole without its script, which adds *Try it*. Nothing is inline:
 * the strict CSP holds.
 */
export function renderDocsPage(
  document: OpenApiDocument,
  publicUrl: string,
  { logo, script }: Pick<SiteLook, 'logo' | 'script'>,
): string {
  const operations = Object.entries(document.paths).flatMap(([path, { get }]) =>
    get === undefined ? [] : [{ path, operation: get }],
  )
  // The wire first, which most readers look for; the tag `server` last.
  const tags = [...new Set(operations.map(({ operation }) => tagOf(operation)))].sort(
    (a, b) => Number(a === 'server') - Number(b === 'server'),
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Catalogue API | Spinner Rack</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/docs.css">${script === undefined ? '' : `\n<script src="${script}" defer></script>`}
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header><div class="wrap"><a class="home" href="/">${
    logo === undefined
      ? 'Spinner Rack'
      : `<img src="${logo}" alt="Spinner Rack" width="160" height="46">`
  }</a>
<h1>Catalogue API</h1>
<p class="lead">${escapeHtml(document.info.description ?? '')}</p></div></header>
<nav aria-label="Kinds"><ul class="wrap">${tags
    .map((tag) => `<li><a href="#${slug(tag)}">${escapeHtml(tag)}</a></li>`)
    .join('')}</ul></nav>
<main id="main" tabindex="-1" class="wrap">
<p>Version ${escapeHtml(document.info.version)}. For machines: <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1), <a href="/docs/public">docs/public</a> (the shape of the original’s own list). The whole catalogue: <a href="/downloads/">downloads</a>. For JavaScript, our own client: <a href="/sdk/spinner-rack.js">spinner-rack.js</a> with its <a href="/sdk/spinner-rack.d.ts">types</a>.</p>
<pre tabindex="0" aria-label="Example"><code>ts=1
hash=$(printf '%s' "$ts$PRIVATE_KEY$PUBLIC_KEY" | md5sum | cut -d' ' -f1)
curl "${escapeHtml(publicUrl)}/v1/public/characters?nameStartsWith=spider&amp;ts=$ts&amp;apikey=$PUBLIC_KEY&amp;hash=$hash"</code></pre>
${tags
  .map((tag) =>
    renderTag(
      tag,
      operations.filter(({ operation }) => tagOf(operation) === tag),
    ),
  )
  .join('\n')}
</main>
<footer><p class="wrap">Spinner Rack is an unofficial fan project and is not connected with the publisher.</p></footer>
</body>
</html>
`
}

function renderTag(tag: string, operations: { path: string; operation: Operation }[]): string {
  const parts = operations.map(({ path, operation }) => renderOperation(path, operation))
  return `<section aria-labelledby="${slug(tag)}"><h2 id="${slug(tag)}">${escapeHtml(tag)}</h2>\n${parts.join('\n')}</section>`
}

function renderOperation(path: string, operation: Operation): string {
  const { summary = '', parameters = [], security = [] } = operation
  const scopes = security.flatMap(({ accessToken = [] }) => accessToken)
  return `<details data-path="${escapeHtml(path)}"><summary><code>GET ${escapeHtml(path)}</code> <span>${escapeHtml(summary)}</span></summary>
${scopes.map(renderScope).join('')}<div class="scroll" tabindex="0" role="region" aria-label="Parameters of ${escapeHtml(path)}"><table><thead><tr><th scope="col">Parameter</th><th scope="col">Values</th><th scope="col">Meaning</th></tr></thead><tbody>
${parameters.map(renderParameter).join('\n')}
</tbody></table></div></details>`
}

function renderScope(scope: string): string {
  return `<p>Wants a session or an access token with the scope <code>${escapeHtml(scope)}</code>.</p>\n`
}

function renderParameter(parameter: Parameter): string {
  const { name, in: place, description = '', schema } = parameter
  const values = schema?.items ? `one or more: ${valuesOf(schema.items)}` : valuesOf(schema)
  const meaning = place === 'path' ? 'In the path' : description
  return `<tr ${dataOf(parameter)}><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(values)}</td><td>${escapeHtml(meaning)}</td></tr>`
}

/** For the script: the fields of *Try it*. */
function dataOf({ name, in: place, required, schema }: Parameter): string {
  const choices = schema?.enum ?? schema?.items?.enum
  return [
    `data-name="${escapeHtml(name)}" data-in="${place}"`,
    required === true && 'data-required',
    choices !== undefined && `data-options="${escapeHtml(choices.join('|'))}"`,
  ]
    .filter(Boolean)
    .join(' ')
}

function valuesOf({ type = 'string', enum: choices, minimum, maximum }: ParameterSchema = {}) {
  if (choices !== undefined) return choices.join(', ')
  const range =
    maximum === undefined || maximum === Number.MAX_SAFE_INTEGER
      ? ''
      : ` ${minimum ?? 0} to ${maximum}`
  return `${[type].flat().join(' or ')}${range}`
}

function slug(tag: string): string {
  return tag.replace(/\W+/g, '-')
}

function tagOf({ tags }: Operation): string {
  return tags?.[0] ?? 'more'
}

function escapeHtml(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replace(/[&<>"]/g, (sign) => names[sign] as string)
}
