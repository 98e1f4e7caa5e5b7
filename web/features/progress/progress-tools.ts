/** What only a press wants is in one lazy chunk. */
export const progressTools = {
  marking: () => import(/* webpackChunkName: "progress-tools" */ './mark-many.ts'),
  range: () => import(/* webpackChunkName: "progress-tools" */ './range-dialog.tsx'),
  upTo: () => import(/* webpackChunkName: "progress-tools" */ './up-to-dialog.tsx'),
  again: () => import(/* webpackChunkName: "progress-tools" */ './again-dialog.tsx'),
}
