/** What only a press wants on the pages of comics, events and arcs is in one lazy chunk. */
export const listChunk = {
  addToList: () => import(/* webpackChunkName: "list-tools" */ './add-to-list-dialog.tsx'),
  making: () => import(/* webpackChunkName: "list-tools" */ './copy-order.ts'),
}
