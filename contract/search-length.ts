/** Apart from the schemas, so that a box may know it without them. */
export const MAX_SEARCH_LENGTH = 100
