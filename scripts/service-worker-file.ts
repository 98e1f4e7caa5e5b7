import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Puts the built service worker at the root of the site, and before it the names of what it caches. */
export function layServiceWorker(folder: string): void {
  const program = join(folder, '.service-worker')
  const files = readdirSync(join(folder, 'static'), { recursive: true, encoding: 'utf8' })
    .filter((file) => isReadOffline(join(folder, 'static', file)))
    .map((file) => `/static/${file}`)
    .sort()
  const script = readFileSync(join(program, 'service-worker.js'), 'utf8')
  const names = `const SITE_FILES=${JSON.stringify(files)};`
  writeFileSync(join(folder, 'service-worker.js'), names + script)
  rmSync(program, { recursive: true })
}

/**
 * The library of hosted accounts needs the network for all it does, and most sites do not use it. So does
 * the page of the API.
 */
function isReadOffline(file: string): boolean {
  if (!/\.(js|css|svg|woff2)$/.test(file) || /\/docs\.\w+\.js$/.test(file)) return false
  return (
    !file.endsWith('.js') || !readFileSync(file, 'utf8').includes('identitytoolkit.googleapis.com')
  )
}
