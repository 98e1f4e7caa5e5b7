/** One of each kind that the search understands: a name, a story, an issue, years, a question. */
export const POPULAR_SEARCHES = [
  'spider-man',
  'dark phoenix saga',
  'asm 300',
  '90s x-men',
  'first appearance of wolverine',
  'jack kirby',
]
