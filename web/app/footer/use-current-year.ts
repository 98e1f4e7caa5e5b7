import { useEffect, useState } from 'react'

/** The current year in the browser; during prerendering and hydration the year of the build. */
export function useCurrentYear(): number {
  const [year, setYear] = useState(SITE_YEAR)
  useEffect(() => setYear(new Date().getFullYear()), [])
  return year
}
