/** How long a slow browser may take to start the download. */
const REVOKE_AFTER_MS = 40_000

/** Starts a download of a blob that was fetched with the token: a plain link could not send it. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS)
}
