import { formatList } from '#web/lib/format.ts'

const OCCASIONS: Record<string, string> = {
  first: 'First appearance of',
  full: 'First full appearance of',
  death: 'Death of',
}

/** `first: Venom` → `First appearance of Venom`. */
export function toTagWords(tag: string): string {
  const { occasion, who } = splitTag(tag)
  if (occasion !== undefined && who !== undefined) return `${occasion} ${who}`
  return tag === 'landmark' ? 'A landmark' : tag
}

/** Why a comic is a key issue: who first appears or dies in it, otherwise what happens. */
export function toKeyWords({ tags, note }: { tags: string[]; note: string }): string {
  const names = new Map<string, string[]>()
  for (const { occasion, who } of tags.map(splitTag)) {
    if (occasion === undefined || who === undefined) continue
    names.set(occasion, [...(names.get(occasion) ?? []), who])
  }
  if (names.size === 0) return note
  return Array.from(names, ([occasion, who]) => `${occasion} ${formatList(who)}`).join('. ')
}

function splitTag(tag: string): { occasion: string | undefined; who: string | undefined } {
  const [what = '', who] = tag.split(/:\s*/)
  return { occasion: OCCASIONS[what], who }
}
