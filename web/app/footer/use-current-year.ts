import { useEffect, useState } from 'react'

/** The reader's year; the year of the build until a script can ask, since pages are made then. */
export function useCurrentYear(): number {
  const [year, setYear] = useState(SITE_YEAR)
  useEffect(() => setYear(new Date().getFullYear()), [])
  return year
}
