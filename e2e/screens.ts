export const WIDE = { width: 1440, height: 900 }
/** Where the links of the site are behind a button. */
export const SMALL_SCREENS = [
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
]
/** What every page is drawn for. */
export const SCREENS = [WIDE, ...SMALL_SCREENS]
