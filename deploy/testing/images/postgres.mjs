// Stands in for the start of the official image of PostgreSQL: the same variables, the same folder, its own user.
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'

const { POSTGRES_USER = '', POSTGRES_DB, POSTGRES_PASSWORD = '' } = process.env
const volume = '/var/lib/postgresql'
const data = `${volume}/18/docker`
const user = { uid: 1000, gid: 1000 }

if (!existsSync(data)) {
  mkdirSync(data, { recursive: true })
  for (const folder of [volume, `${volume}/18`, data]) chownSync(folder, user.uid, user.gid)
  writeFileSync('/tmp/password', POSTGRES_PASSWORD)
  const users = ['--username', POSTGRES_USER, '--pwfile=/tmp/password', '--auth=scram-sha-256']
  run('initdb', ['--pgdata', data, ...users, '--locale=C', '--encoding=UTF8'])
  run('postgres', ['--single', '-D', data, 'postgres'], `CREATE DATABASE ${POSTGRES_DB}\n`)
  writeFileSync(`${data}/pg_hba.conf`, 'host all all all scram-sha-256\n')
}
const settings = ['-c', 'listen_addresses=*', '-c', 'unix_socket_directories=']
const server = spawn('/pg/bin/postgres', ['-D', data, ...settings], { ...user, stdio: 'inherit' })
process.on('SIGTERM', () => server.kill('SIGINT'))
server.on('exit', (code) => process.exit(code ?? 1))

/** @param {string} program @param {string[]} args @param {string} [input] */
function run(program, args, input) {
  const { status } = spawnSync(`/pg/bin/${program}`, args, {
    ...user,
    input,
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  if (status !== 0) process.exit(1)
}
