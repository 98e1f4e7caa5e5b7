import { type ExecFileSyncOptions, execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { needProgram } from './test-with.ts'

const project = join(import.meta.dirname, '../..')
/** Nothing that a container may want to raise: on some machines not even root may. */
export const ULIMITS = ['--ulimit', 'nofile=1024:1024', '--ulimit', 'nproc=1024:1024']

type Run = (...args: string[]) => string

export interface Containers {
  buildah: Run
  podman: Run
  /** A program that is podman with these images, networks and settings. */
  podmanFile: string
  /** Starts a container of our image, as an operator who trusts it with nothing does. */
  start(name: string, ...args: string[]): void
}

/** Images, containers and networks in a folder of their own, not among those of the machine. */
export function openContainers(folder: string): Containers {
  const storage = ['--root', join(folder, 'images'), '--runroot', join(folder, 'run')]
  const options = [...storage, '--storage-driver', 'vfs']
  const podmanFile = writePodman(folder, options)
  const run = (program: string, args: string[]) => {
    const settings: ExecFileSyncOptions = { cwd: project, stdio: 'pipe', maxBuffer: 2 ** 26 }
    return String(execFileSync(program, args, settings))
  }
  const podman: Run = (...args) => run(podmanFile, args)
  return {
    buildah: (...args) => run(needProgram('buildah'), [...options, ...args]),
    podman,
    podmanFile,
    start(name, ...args) {
      const limits = ['--read-only', '--read-only-tmpfs=false', '--cap-drop', 'all']
      const network = ['--network', 'host', '--env', 'HOST=127.0.0.1']
      const options = ['--detach', '--name', name, ...network, ...limits, ...ULIMITS]
      podman('run', ...options, '--volume', `${name}:/data`, ...args, 'spinner-rack')
    },
  }
}

function writePodman(folder: string, options: string[]): string {
  const settings = join(folder, 'containers.conf')
  // The one that knows containers by their names.
  writeFileSync(settings, '[network]\nnetwork_backend = "netavark"\n')
  const own = ['--network-config-dir', join(folder, 'networks'), '--runtime', 'runc']
  const command = [needProgram('podman'), ...options, ...own].map((word) => `'${word}'`).join(' ')
  const file = join(folder, 'podman')
  const lines = ['#!/bin/sh', `export CONTAINERS_CONF='${settings}'`, `exec ${command} "$@"`]
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o755 })
  return file
}
