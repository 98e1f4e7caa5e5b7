import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '#server/testing/start-server.ts'
import { issueCertificate } from './certificate.ts'
import type { ProxiedSite, RunningProxy } from './deployed-site.ts'
import { runProxy } from './run-proxy.ts'
import { needProgram } from './test-with.ts'

const SETTINGS = join(import.meta.dirname, '../nginx/spinner-rack.conf')

/** Our settings with the names, ports and paths of this test. */
export async function startNginx({
  folder,
  publicUrl,
  server,
}: ProxiedSite): Promise<RunningProxy> {
  const { ca, certificate, key } = issueCertificate(folder)
  const plainPort = await findFreePort()
  const { port } = new URL(publicUrl)
  const site = [
    ['rack.example.org', 'localhost'],
    ['https://localhost$request_uri', `${publicUrl}$request_uri`],
    ['server 127.0.0.1:3000;', `server ${server};`],
    ['/etc/letsencrypt/live/localhost/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/localhost/privkey.pem', key],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
    ['listen [::]:80;', ''],
    ['listen [::]:443 ssl http2;', ''],
  ].reduce((text, [from = '', to = '']) => replaced(text, from, to), readFileSync(SETTINGS, 'utf8'))
  writeFileSync(join(folder, 'site.conf'), site)
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ')
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${join(folder, 'pid')}; error_log stderr notice; user root;
events {}
http { access_log off; ${kept} include ${join(folder, 'site.conf')}; }
`,
  )
  await runProxy(needProgram('nginx'), ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    serving: 'start worker process ',
  })
  return { ca: readFileSync(ca, 'utf8'), plainUrl: `http://localhost:${plainPort}` }
}

function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`The settings for nginx have no ${from}`)
  return text.replaceAll(from, to)
}
