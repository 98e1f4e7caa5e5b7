import { type ExecFileSyncOptions, execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { needProgram } from './test-with.ts'

const project = join(import.meta.dirname, '../..')
/** Nothing that a container may want to raise: on some machines not even root may. */
export const ULIMITS = ['--ulimit', 'nofile=1024:1024', '--ulimit', 'nproc=1024:1024']

type Run = (...args: string[]) => string

export interface Containers {
  buildah: Run
  podman: Run
  /** Starts a container of our image, as an operator who trusts it with nothing does. */
  start(name: string, ...args: string[]): void
}

/** Images and containers in a folder of their own, not among those of the machine. */
export function openContainers(folder: string): Containers {
  const storage = ['--root', join(folder, 'images'), '--runroot', join(folder, 'run')]
  const options = [...storage, '--storage-driver', 'vfs']
  const run = (program: string, args: string[]) => {
    const settings: ExecFileSyncOptions = { cwd: project, stdio: 'pipe', maxBuffer: 2 ** 26 }
    return String(execFileSync(needProgram(program), [...options, ...args], settings))
  }
  const buildah: Run = (...args) => run('buildah', args)
  const podman: Run = (...args) => run('podman', ['--runtime', 'runc', ...args])
  return {
    buildah,
    podman,
    start(name, ...args) {
      const limits = ['--read-only', '--read-only-tmpfs=false', '--cap-drop', 'all']
      const network = ['--network', 'host', '--env', 'HOST=127.0.0.1']
      const options = ['--detach', '--name', name, ...network, ...limits, ...ULIMITS]
      podman('run', ...options, '--volume', `${name}:/data`, ...args, 'spinner-rack')
    },
  }
}
