import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { onCleanUp } from '#scripts/testing/clean-up.ts'
import { buildTemporaryFolder } from '../build-test-app.ts'

const POLL_MS = 10

/**
 * nginx in front of these servers. A request that one of them did not answer goes to the other, if it
 * was not sent yet or its verb may be repeated (GET, PUT, DELETE); connections are kept open, as on a
 * busy site.
 */
export async function startNginx(nginx: string, port: number, servers: number[]): Promise<void> {
  const folder = buildTemporaryFolder()
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, settings(folder, port, servers))
  const child = spawn(nginx, ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const exited = once(child, 'exit')
  onCleanUp(async () => {
    child.kill('SIGTERM')
    await exited
  })
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error('nginx did not start.')
    await delay(POLL_MS)
  }
}

function settings(folder: string, port: number, servers: number[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
    daemon off;
    master_process off;
    pid ${folder}/nginx.pid;
    events { worker_connections 512; }
    http {
      access_log off;
      ${temporary.map((what) => `${what}_temp_path ${folder}/${what};`).join('\n')}
      upstream servers {
        ${servers.map((one) => `server 127.0.0.1:${one} fail_timeout=1s;`).join('\n')}
        keepalive 16;
      }
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://servers;
          proxy_http_version 1.1;
          proxy_set_header Connection "";
          proxy_set_header Host $http_host;
          proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
          proxy_set_header X-Forwarded-Proto $scheme;
        }
      }
    }
  `
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
