import { useEffect, useState } from 'react'

/**
 * The address of a picture that failed to load. Forgotten when the browser is online again, so that the
 * picture is loaded once more.
 */
export function useMissingPicture() {
  const [missing, setMissing] = useState<string | null>(null)

  // Only while it is missing: a listing has a hundred pictures.
  useEffect(() => {
    if (missing === null) return
    const forget = () => setMissing(null)
    window.addEventListener('online', forget)
    return () => window.removeEventListener('online', forget)
  }, [missing])

  return [missing, setMissing] as const
}
