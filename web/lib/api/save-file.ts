/** How long a slow browser may take to begin. */
const KEPT_MS = 40_000

/** Puts what was loaded into the reader's downloads: where no cookie says who calls, no link can. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}
