import { AddButton } from '#web/ui/card/add-button.tsx'
import { useAddToList } from './use-add-to-list.tsx'

interface AddMarkProps {
  id: number
  /** The title of the comic. */
  name: string
  inRow?: boolean
}

/** On the card of a comic. */
export function AddMark({ id, name, inRow }: AddMarkProps) {
  const [dialog, open] = useAddToList(id, name)
  return (
    <>
      <AddButton name={name} inRow={inRow} onClick={open} />
      {dialog}
    </>
  )
}

/** In the row of a comic. */
export function RowAdd(comic: Omit<AddMarkProps, 'inRow'>) {
  return <AddMark {...comic} inRow />
}
