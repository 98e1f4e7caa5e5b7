import { statSync } from 'node:fs'

/** Another one as soon as the file is replaced, though its name stays. */
export function fileStamp(file: string): string {
  const { size, mtimeMs } = statSync(file)
  return `${size} ${mtimeMs}`
}
