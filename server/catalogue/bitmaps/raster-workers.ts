import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Drawing, widthOf } from './bitmap.ts'
import type { RasterAnswer, RasterTask } from './raster-worker.ts'

/** Their memory, some 80 MB each, returns to the system after this long without a picture. */
const IDLE_MS = 60_000
/** Against hanging only: the largest picture takes a tenth of a second. */
const TIMEOUT_MS = 60_000

interface WorkerTimes {
  idleMs?: number
  timeoutMs?: number
}

/**
 * Processes that make bitmaps, started when they are needed; as many as pictures are asked for at
 * once. One that crashes or hangs fails its own picture alone.
 */
export class RasterWorkers {
  private readonly times: Required<WorkerTimes>
  private readonly all = new Set<ChildProcess>()
  private idle: ChildProcess[] = []
  private idleTimer: NodeJS.Timeout | undefined
  private lastStart: Promise<unknown> = Promise.resolve()
  private closed = false

  constructor({ idleMs = IDLE_MS, timeoutMs = TIMEOUT_MS }: WorkerTimes = {}) {
    this.times = { idleMs, timeoutMs }
  }

  /** The processes that there are now. */
  get pids(): number[] {
    return [...this.all].flatMap(({ pid }) => pid ?? [])
  }

  async draw(drawing: Drawing): Promise<Buffer> {
    const worker = this.idle.pop() ?? (await this.startInTurn())
    const { svg, format } = drawing
    const task = { svg, format, width: widthOf(drawing) }
    const answer = await this.ask(worker, task).catch((error) => {
      worker.kill('SIGKILL')
      throw error
    })
    this.rest(worker)
    if ('error' in answer) throw new Error(`A bitmap could not be made: ${answer.error}`)
    return answer.bytes
  }

  /** Resolves when no process is left. */
  async close(): Promise<void> {
    this.closed = true
    this.idle = []
    clearTimeout(this.idleTimer)
    const exits = Array.from(this.all, (worker) => once(worker, 'exit'))
    for (const worker of this.all) {
      // Otherwise this process might end before it knows of theirs.
      worker.ref()
      worker.kill('SIGKILL')
    }
    await Promise.allSettled(exits)
  }

  /** A start blocks this thread, for some 30 ms in a process of 400 MB: never two in one turn. */
  private async startInTurn(): Promise<ChildProcess> {
    const turn = this.lastStart
    this.lastStart = turn.then(() => nextTurn())
    await turn
    if (this.closed) throw new Error('No more bitmaps are made: the server is closing.')
    return this.start()
  }

  private start(): ChildProcess {
    const worker = fork(new URL('./raster-worker.ts', import.meta.url), {
      // Neither the flags nor the secrets of the server.
      execArgv: [],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const forget = () => {
      this.all.delete(worker)
      this.idle = this.idle.filter((other) => other !== worker)
    }
    // Without a listener an error would end the server.
    worker.once('exit', forget).on('error', () => worker.pid === undefined && forget())
    this.all.add(worker)
    return worker
  }

  private async ask(worker: ChildProcess, task: RasterTask): Promise<RasterAnswer> {
    const { promise, resolve, reject } = Promise.withResolvers<RasterAnswer>()
    const fail = (reason: string) => reject(new Error(`A bitmap could not be made: ${reason}.`))
    const onExit = (code: number | null, signal: string | null) =>
      fail(`its worker ended with ${signal ?? code}`)
    const onError = ({ message }: Error) => fail(message)
    const timer = setTimeout(() => fail('its worker hangs'), this.times.timeoutMs)
    worker.once('message', resolve).once('exit', onExit).once('error', onError)
    setWaitedFor(worker, true)
    // One that could not be started or has just ended has no channel; the reason is on its way.
    if (worker.connected) worker.send(task, (error) => error && onError(error))
    try {
      return await promise
    } finally {
      clearTimeout(timer)
      worker.off('message', resolve).off('exit', onExit).off('error', onError)
      setWaitedFor(worker, false)
    }
  }

  private rest(worker: ChildProcess): void {
    this.idle.push(worker)
    clearTimeout(this.idleTimer)
    this.idleTimer = setTimeout(() => this.endIdle(), this.times.idleMs).unref()
  }

  private endIdle(): void {
    const workers = this.idle
    this.idle = []
    for (const worker of workers) if (worker.connected) worker.disconnect()
  }
}

/** A worker that rests does not keep this process alive. */
function setWaitedFor(worker: ChildProcess, waited: boolean): void {
  const change = waited ? 'ref' : 'unref'
  worker[change]()
  worker.channel?.[change]()
}
