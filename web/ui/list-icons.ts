/** Paths for `Icon` on the pages of lists, in a file of their own: those of `icons.ts` come with every listing. */
export const listIcon = 'M4 6h2M10 6h11M4 12h2M10 12h11M4 18h2M10 18h11'
export const boxIcon = 'M3 8h18v13H3zM5 8l2-5h10l2 5M10 12h4'
export const moreIcon = 'M3.500 12h3M10.500 12h3M17.500 12h3'
export const gripIcon = 'M8 5.500h2M14 5.500h2M8 12h2M14 12h2M8 18.500h2M14 18.500h2'
export const rackIcon = 'M12 2v3M12 19v3M5 5h14v6H5zM5 13h14v6H5z'
export const upIcon = 'M12 20V5M5.500 11.500L12 5l6.500 6.500'
export const downIcon = 'M12 4v15M5.500 12.500L12 19l6.500-6.500'
export const yearIcon = 'M4 20h16M7 20v-7M12 20V5M17 20v-11'
