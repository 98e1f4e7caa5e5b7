import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** A certificate for `localhost` by an authority that is made for this folder; paths of PEM files. */
export function issueCertificate(folder: string): { ca: string; certificate: string; key: string } {
  const at = (name: string) => join(folder, name)
  const openssl = (...args: string[]) =>
    execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' })
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  openssl(
    'req',
    '-x509',
    ...newKey,
    '-subj',
    '/CN=Authority of a test',
    '-days',
    '2',
    '-addext',
    'basicConstraints=critical,CA:TRUE',
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
  )
  openssl(
    'req',
    '-x509',
    ...newKey,
    '-subj',
    '/CN=localhost',
    '-days',
    '2',
    '-addext',
    'subjectAltName=DNS:localhost',
    '-addext',
    'basicConstraints=critical,CA:FALSE',
    '-CA',
    'ca.pem',
    '-CAkey',
    'ca.key',
    '-keyout',
    'site.key',
    '-out',
    'site.pem',
  )
  return { ca: at('ca.pem'), certificate: at('site.pem'), key: at('site.key') }
}
