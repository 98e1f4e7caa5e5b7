import { ensureSite } from './ensure-site.ts'

if (!ensureSite()) {
  console.error('The site could not be built: see the lines above.')
  process.exit(1)
}
await import('../server/main.ts')
