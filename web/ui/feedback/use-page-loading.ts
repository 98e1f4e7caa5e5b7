import { useLayoutEffect } from 'react'

/** Leaves the footer out while the component stands in for a page that is loading. */
export function usePageLoading(): void {
  useLayoutEffect(() => {
    document.body.classList.add('page-loading')
    return () => document.body.classList.remove('page-loading')
  }, [])
}
