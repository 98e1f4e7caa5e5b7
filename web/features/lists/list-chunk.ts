/** What only a press wants on the pages of comics, events and arcs: it is loaded with the pages of lists. */
export const listChunk = {
  addToList: () => import(/* webpackChunkName: "lists" */ './add-to-list-dialog.tsx'),
  making: () => import(/* webpackChunkName: "lists" */ './copy-order.ts'),
  newList: () => import(/* webpackChunkName: "lists" */ './new-list-dialog.tsx'),
}
