// Plain JS without dependencies: the launcher uses it before anything is installed.
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Runs `work` while no other process holds `file`, so that `npm start` and `npm test` may begin
 * together on a fresh clone. A lock whose owner died is taken over.
 * @template Result
 * @param {string} file
 * @param {() => Result} work
 * @returns {Result}
 */
export function withLock(file, work) {
  for (;;) {
    if (tryTake(file)) {
      try {
        return work()
      } finally {
        rmSync(file, { force: true })
      }
    }
    if (ownerIsGone(file)) rmSync(file, { force: true })
    else sleep(200)
  }
}

/**
 * The file appears together with its content, by a link: a process that is killed between the two
 * would else leave a lock that nobody owns.
 * @param {string} file
 */
function tryTake(file) {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, String(process.pid))
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** @param {string} file */
function ownerIsGone(file) {
  const content = readIfThere(file)
  // Given free a moment ago, so it may be somebody else's in the next.
  if (content === undefined) return false
  const pid = Number.parseInt(content, 10)
  // No lock of ours is ever without a number.
  if (Number.isNaN(pid)) return true
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return hasCode(error, 'ESRCH')
  }
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** @param {number} ms */
function sleep(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

/** @param {unknown} error @param {string} code */
function hasCode(error, code) {
  return error instanceof Error && 'code' in error && error.code === code
}
