/**
 * What whoever runs a site does: backups, upgrades, several servers, and the files of `deploy/` with the real
 * programs that they are for. Those that are missing are installed where that is possible; else their tests
 * are skipped, but not in CI.
 */
import { findProgram, installFromDebian } from './debian-programs.ts'
import { ensureSite } from './ensure-site.ts'
import { openGate, runVitest } from './gate.ts'
import { readVitestReport } from './tally.ts'

/** By program, Debian's packages with it and what it needs. */
const PROGRAMS: Record<string, string[]> = {
  caddy: ['caddy'],
  nginx: ['nginx-light'],
  openssl: ['openssl'],
  podman: ['podman', 'runc'],
  buildah: ['buildah'],
  // What netavark opens the ports of containers with.
  iptables: ['iptables'],
  'podman-compose': ['podman-compose', 'netavark', 'aardvark-dns', 'catatonit'],
  'systemd-analyze': ['systemd'],
}

const gate = openGate()
const built = gate.check('build of the site', () => (ensureSite() ? 0 : 1))
gate.check('the programs that our settings are for', () => {
  const missing = Object.keys(PROGRAMS).filter((name) => findProgram(name) === undefined)
  if (missing.length === 0 || installFromDebian(missing.flatMap((name) => PROGRAMS[name] ?? []))) {
    return 0
  }
  console.log(`Please install ${missing.join(', ')}: what needs them is not tested.`)
  return process.env.CI ? 1 : 0
})
if (built) {
  gate.runner('what operators do', readVitestReport, (report) =>
    runVitest(report, '--project=operating'),
  )
}
gate.close()
