import { AddButton } from '#web/ui/card/add-button.tsx'
import { useAddToList } from './use-add-to-list.tsx'

/** On the card of a comic. */
export function AddMark({ id, name }: { id: number; name: string }) {
  const [dialog, open] = useAddToList(id, name)
  return (
    <>
      <AddButton name={name} onClick={open} />
      {dialog}
    </>
  )
}
