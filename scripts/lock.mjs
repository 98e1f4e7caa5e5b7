// Plain JS without dependencies: the launcher uses it before anything is installed.
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'

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
    const handle = tryOpen(file)
    if (handle !== undefined) {
      try {
        writeSync(handle, String(process.pid))
        closeSync(handle)
        return work()
      } finally {
        rmSync(file, { force: true })
      }
    }
    if (ownerIsGone(file)) rmSync(file, { force: true })
    else sleep(200)
  }
}

/** @param {string} file */
function tryOpen(file) {
  try {
    return openSync(file, 'wx')
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return undefined
    throw error
  }
}

/** @param {string} file */
function ownerIsGone(file) {
  const pid = Number.parseInt(readIfThere(file), 10)
  // An empty file is one whose owner has not written its number yet.
  if (Number.isNaN(pid)) return false
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
    return ''
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
