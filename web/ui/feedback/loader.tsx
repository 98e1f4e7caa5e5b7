import loader from '../art/loader.svg'
import './loader.css'
import { usePageLoading } from './use-page-loading.ts'

/** Full-screen loader while the chunk of a page is loading. index.html has the same markup. */
export function Loader() {
  usePageLoading()
  return (
    <div className="loader ink">
      <img src={loader} alt="" width={128} height={128} />
      <p role="status">Loading</p>
    </div>
  )
}
