/** In a file of its own, so that a search box can import it without the schemas. */
export const MAX_SEARCH_LENGTH = 100
