import loader from '../art/loader.svg'
import './loader.css'

/** Full screen, while a page's script is on its way. The same stands in index.html before it. */
export function Loader() {
  return (
    <div className="loader ink">
      <img src={loader} alt="" width={128} height={128} />
      <p role="status">Loading</p>
    </div>
  )
}
