/** What only a press wants: it is loaded with the pages of lists, among which `/collection` is. */
export const collectionTools = {
  copies: () => import(/* webpackChunkName: "lists" */ './copies-dialog.tsx'),
}
