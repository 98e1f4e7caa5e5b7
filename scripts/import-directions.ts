/**
 * The allowed import directions between folders. The rules are derived from the existing folders,
 * so a new feature or server domain is checked from its first file, and a new top-level folder is a
 * fault until it is listed here.
 */
interface Arrows {
  zones: string[]
  packages: RegExp
}

const ANY_PACKAGE = /./
// Of Zod, browsers load `zod/mini` alone, a third of the whole.
const NO_NODE = /^(?!node:|fastify|@fastify\/|pino|zod$)/
const NO_REACT = /^(?!react)/

export function findFaults(sources: Map<string, string>): string[] {
  const arrows = drawArrows(new Set([...sources.keys()].map(zoneOf)))
  return [...sources].flatMap(([file, source]) =>
    readImports(source).flatMap((specifier) => findFault(file, specifier, arrows) ?? []),
  )
}

/** Every import cycle, as its path. Type-only and lazy imports count as well. */
export function findCycles(sources: Map<string, string>): string[] {
  const cycles: string[] = []
  const done = new Set<string>()
  const path: string[] = []
  const visit = (file: string) => {
    if (done.has(file)) return
    const start = path.indexOf(file)
    if (start !== -1) {
      cycles.push([...path.slice(start), file].join(' → '))
      return
    }
    path.push(file)
    for (const target of importedFiles(file, sources)) visit(target)
    path.pop()
    done.add(file)
  }
  for (const file of sources.keys()) visit(file)
  return cycles
}

function importedFiles(file: string, sources: Map<string, string>): string[] {
  return readImports(sources.get(file) ?? '').flatMap((specifier) => {
    const target = resolveImport(file, specifier)
    return target !== undefined && sources.has(target) ? target : []
  })
}

/** A zone is the unit of a rule: a folder, or a single file. */
function zoneOf(file: string): string {
  const [top = '', second = '', third = ''] = file.split('/')
  if (/(^|\/)testing\//.test(file)) return 'testing'
  if (second === '') return 'root'
  if (top === 'web') {
    if (second === 'features') return `web/features/${third}`
    return third === '' ? 'web/main' : `web/${second}`
  }
  if (top === 'server') return zoneOfServer(second, third)
  // The command line tool is the only place where the catalogue imports its pictures, and what a server makes of both.
  if (file.startsWith('catalogue/cli.')) return 'catalogue/cli'
  // Only an import reads databases and packed files; the catalogue itself does not know of imports.
  if (file.startsWith('catalogue/import/')) return 'catalogue/import'
  // Run by itself, by developers of other services, so it knows nothing but its own files.
  if (file.startsWith('contract/interop/')) return 'contract/interop'
  return top
}

function zoneOfServer(second: string, third: string): string {
  // A command puts domains together, as `start.ts` does.
  if (third === 'cli.ts') return 'server/cli'
  if (third !== '') return `server/${second}`
  return /^(main|start|app|migrations)(\.test)?\.ts$/.test(second)
    ? `server/${second.split('.')[0]}`
    : 'server/base'
}

function drawArrows(zones: Set<string>): Map<string, Arrows> {
  const features = [...zones].filter((zone) => zone.startsWith('web/features/'))
  const shared = [
    'server/main',
    'server/start',
    'server/cli',
    'server/app',
    'server/migrations',
    'server/base',
    'server/http',
    'server/plugins',
    'server/store',
  ]
  const domains = [...zones].filter((zone) => /^server\//.test(zone) && !shared.includes(zone))

  const webBase = ['web/lib', 'sdk', 'contract']
  const webParts = ['web/ui', ...webBase]
  const serverBase = ['server/http', 'server/base', 'contract']
  const serverParts = ['server/plugins', 'server/store', ...serverBase]

  const drawn: [string, string[], RegExp][] = [
    ['contract', [], /^zod\/mini$/],
    // Whoever downloads the client gets no package with it, and no Node in a browser.
    ['sdk', ['contract'], /(?!)/],
    ['contract/interop', [], /^node:(crypto|fs|http|https|util|zlib)$/],
    ['catalogue', ['contract'], /^(zod|node:(crypto|fs|path|v8))$/],
    ['art', ['catalogue', 'contract'], /^(zod|node:(crypto|fs|path))$/],
    [
      'catalogue/import',
      ['catalogue', 'contract'],
      /^(zod|node:(crypto|fs|os|path|sqlite|timers\/promises|url|util|zlib))$/,
    ],
    [
      'catalogue/cli',
      ['art', 'catalogue', 'catalogue/import', 'contract', 'server/catalogue'],
      /^(zod|node:(crypto|fs|path))$/,
    ],
    ['web/service-worker', [], NO_NODE],
    ['web/docs', ['sdk'], NO_NODE],
    ['web/main', ['web/app', 'web/features/identity', ...webParts], NO_NODE],
    ['web/app', ['web/pages', ...features, 'web/service-worker', ...webParts], NO_NODE],
    ['web/pages', [...features, ...webParts], NO_NODE],
    ...features.map((zone): [string, string[], RegExp] => [zone, webParts, NO_NODE]),
    ['web/ui', webBase, NO_NODE],
    ['web/lib', ['sdk', 'contract'], NO_NODE],
    ['server/main', ['server/start'], NO_REACT],
    [
      'server/start',
      ['server/app', 'server/migrations', 'art', 'catalogue', ...domains, ...serverParts],
      NO_REACT,
    ],
    ['server/cli', ['server/migrations', ...domains, ...serverParts], NO_REACT],
    ['server/migrations', [...domains, 'server/store'], NO_REACT],
    ['server/app', ['art', 'catalogue', ...domains, ...serverParts], NO_REACT],
    ...domains.map((zone): [string, string[], RegExp] => [
      zone,
      zone === 'server/catalogue' ? ['art', 'catalogue', ...serverParts] : serverParts,
      NO_REACT,
    ]),
    // What is done to an account is done to all that is kept of its member.
    ['server/members', ['server/migrations', ...domains, ...serverParts], NO_REACT],
    ['server/plugins', ['server/store', ...serverBase], NO_REACT],
    ['server/store', ['server/base', 'contract'], NO_REACT],
    ['server/http', ['server/base', 'contract'], NO_REACT],
    ['server/base', ['server/store', 'contract'], NO_REACT],
    [
      'scripts',
      ['server/main', 'server/metrics', 'catalogue', 'sdk', 'contract', 'testing'],
      ANY_PACKAGE,
    ],
    ['deploy', ['testing', 'contract', 'scripts'], ANY_PACKAGE],
    ['e2e', ['testing', 'contract', 'scripts'], ANY_PACKAGE],
    [
      'bench',
      ['testing', 'contract', 'scripts', 'art', 'catalogue', 'catalogue/import'],
      ANY_PACKAGE,
    ],
    ['testing', [...zones], ANY_PACKAGE],
    ['root', ['scripts'], ANY_PACKAGE],
  ]
  return new Map(
    drawn.map(([zone, others, packages]) => [zone, { zones: [zone, ...others], packages }]),
  )
}

function findFault(
  file: string,
  specifier: string,
  arrows: Map<string, Arrows>,
): string | undefined {
  const zone = zoneOf(file)
  const allowed = arrows.get(zone)
  if (allowed === undefined) return `${file}: the folder has no arrows in import-directions.ts`
  const isTest = /\.test\.tsx?$/.test(file)
  const target = resolveImport(file, specifier)
  if (target === undefined) {
    return isTest || allowed.packages.test(specifier)
      ? undefined
      : `${file}: ${zone} may not use the package ${specifier}`
  }
  const targetZone = zoneOf(target)
  if (allowed.zones.includes(targetZone) || (isTest && targetZone === 'testing')) return undefined
  return `${file}: ${zone} may not import ${targetZone} (${specifier})`
}

/** Undefined for a package. */
function resolveImport(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (!specifier.startsWith('.')) return undefined
  return new URL(specifier, `file:///${file}`).pathname.slice(1)
}

export function readImports(source: string): string[] {
  const forms =
    /(?:\bfrom\s*|(?<![\w/])import\s*\(?\s*|\brequire\(\s*|\bvi\.(?:do)?[mM]ock\(\s*)['"]([^'"\n]+)['"]/g
  return [...source.matchAll(forms)].flatMap(([, specifier]) => specifier ?? [])
}
