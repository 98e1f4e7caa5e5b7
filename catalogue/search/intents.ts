/** What a reader wants of somebody or something: a certain comic, or the page that tells of it. */
export type Want =
  | 'first appearance'
  | 'first full appearance'
  | 'first issue'
  | 'death'
  | 'origin'
  | 'start'
  | 'page'

export interface Intent {
  want: Want
  subject: string
}

/** Words before the subject. */
const BEFORE: [RegExp, Want][] = [
  [/^(?:the )?(?:first|1st) full (?:appearance|app)(?: of| for)? /, 'first full appearance'],
  [
    /^(?:the |what (?:is|was) the |when (?:is|was) the )?(?:first|1st) (?:ever )?(?:appearance|app|apperance|appearence)(?: of| for)? /,
    'first appearance',
  ],
  [/^(?:the )?(?:first|1st) (?:comic|comic book|time)(?: of| with| for) /, 'first appearance'],
  [/^(?:the )?(?:debut|introduction|creation) of /, 'first appearance'],
  [/^(?:the )?(?:first|1st) issue of /, 'first issue'],
  [/^(?:the )?deaths? of /, 'death'],
  [/^who killed /, 'death'],
  [/^(?:the )?origins? (?:story )?of /, 'origin'],
  [
    /^(?:where|how) (?:to|do i|should i|can i|do you|should you|do we) (?:start|begin|get started|get into|getting into)(?: reading)?(?: with| on)? /,
    'start',
  ],
  [
    /^(?:start|begin|starting|getting into|get into|introduction to|intro to)(?: reading| with)* /,
    'start',
  ],
  [/^(?:the )?best (?:place|way) to (?:start|begin)(?: reading)?(?: with)? /, 'start'],
  [/^how to read /, 'start'],
  [/^(?:who|what) (?:is|are|was) /, 'page'],
  [/^reading order(?: of| for)? /, 'start'],
]

/** Words behind the subject. */
const AFTER: [RegExp, Want][] = [
  [/ (?:first|1st) full (?:appearance|app)$/, 'first full appearance'],
  [/ (?:first|1st) (?:appearance|app|apperance|appearence|comic)$/, 'first appearance'],
  [/ (?:debut|first appears?|first appeared)$/, 'first appearance'],
  [/ (?:first|1st) issue$/, 'first issue'],
  [/ (?:death|dies|died)$/, 'death'],
  // Not the plural, which is a title: Wolverine: Origins.
  [/ origin(?: story)?$/, 'origin'],
  [
    / (?:where to (?:start|begin)|starting points?|for beginners|reading order|start here)$/,
    'start',
  ],
]

const THE_ISSUE = /^(?:the )?(?:issue|comic|story|one) (?:where|when|in which|that) /

/** Words on both sides of the subject. */
const AROUND: [RegExp, RegExp, Want][] = [
  [/^(?:the )?(?:first|1st) /, /(?<! (?:first|1st)) (?:appearance|app)$/, 'first appearance'],
  [
    /^(?:when|where) (?:did|does|was|is) /,
    / (?:first )?(?:appear|debut|introduced|seen|appear first|created)$/,
    'first appearance',
  ],
  [/^(?:when|where|how) (?:did|does|do) /, / (?:die|get killed)$/, 'death'],
  [THE_ISSUE, / (?:dies|died|is killed|gets killed|was killed)$/, 'death'],
  [THE_ISSUE, / (?:first appears|first appeared|debuts|is introduced)$/, 'first appearance'],
]

/** `first appearance of wolverine`, `wolverine's first appearance`, `when did wolverine first appear?` */
export function readIntent(query: string): Intent | undefined {
  const text = query
    .toLowerCase()
    .replace(/[?!]/g, '')
    .replace(/['’]s(?= )/g, '')
    .trim()
    .replace(/\s+/g, ' ')
  for (const [before, after, want] of AROUND) {
    if (before.test(text) && after.test(text)) {
      return toIntent(want, text.replace(before, '').replace(after, ''))
    }
  }
  for (const [words, want] of [...BEFORE, ...AFTER]) {
    if (words.test(text)) return toIntent(want, text.replace(words, ''))
  }
  return undefined
}

/** None while the subject is still to be typed. */
function toIntent(want: Want, text: string): Intent | undefined {
  const subject = text.trim()
  return /^(?:|of|for|with)$/.test(subject) ? undefined : { want, subject }
}
