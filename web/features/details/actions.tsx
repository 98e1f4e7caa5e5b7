import { type ComponentType, useContext } from 'react'
import { type RecordActions, RecordActionsContext } from './record-actions.ts'

export const Heart = passedIn((actions) => actions.Heart)
export const ReadMark = passedIn((actions) => actions.ReadMark)
export const RowMark = passedIn((actions) => actions.RowMark)
export const RowAdd = passedIn((actions) => actions.RowAdd)
export const OwnMark = passedIn((actions) => actions.OwnMark)
export const MarkAll = passedIn((actions) => actions.MarkAll)
export const ReadDate = passedIn((actions) => actions.ReadDate)
export const AddToList = passedIn((actions) => actions.AddToList)
export const OwnIt = passedIn((actions) => actions.OwnIt)
export const CopiesLine = passedIn((actions) => actions.CopiesLine)
export const OwnedOfSeries = passedIn((actions) => actions.OwnedOfSeries)
export const MakeList = passedIn((actions) => actions.MakeList)
export const Progress = passedIn((actions) => actions.Progress)

/** The component that the page passes in from another feature; nothing where it does not. */
function passedIn<Props extends object>(pick: (actions: RecordActions) => ComponentType<Props>) {
  return function PassedIn(props: Props) {
    const actions = useContext(RecordActionsContext)
    if (actions === null) return null
    const Action = pick(actions)
    return <Action {...props} />
  }
}
