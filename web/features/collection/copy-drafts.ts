import { type Collected, CollectedSchema, type Copy } from '#contract/collection.ts'

/** A copy as it stands in the form. */
export interface CopyDraft {
  /** Tells it from the others. */
  key: number
  condition: string
  amount: string
  currency: string
  note: string
  /** It goes when the form is saved; until then it can be put back. */
  removed: boolean
}

export type CopyField = 'condition' | 'amount' | 'currency' | 'note'
/** By the key of the draft. */
export type CopyErrors = Map<number, Partial<Record<CopyField, string>>>

export function toDrafts(copies: readonly Copy[]): CopyDraft[] {
  return copies.map(({ condition = '', paid, note = '' }, key) => ({
    ...{ key, condition, note, removed: false },
    ...(paid ?? { amount: '', currency: '' }),
  }))
}

/** A further copy, most likely paid in the money of the one before. */
export function addDraft(drafts: readonly CopyDraft[]): CopyDraft[] {
  const currency = drafts.findLast((draft) => draft.currency !== '')?.currency ?? ''
  const key = Math.max(-1, ...drafts.map((draft) => draft.key)) + 1
  return [...drafts, { ...{ key, condition: '', amount: '', currency, note: '', removed: false } }]
}

/** What the drafts say, or what is wrong with them. */
export function readDrafts(
  drafts: readonly CopyDraft[],
  wish: boolean,
): { collected?: Collected; errors: CopyErrors } {
  const kept = drafts.filter(({ removed }) => !removed)
  const { data, error } = CollectedSchema.safeParse({ copies: kept.map(toCopy), wish })
  const errors: CopyErrors = new Map()
  for (const { path, message } of error?.issues ?? []) {
    const [, place, ...fields] = path
    const draft = kept[Number(place)]
    if (draft === undefined) continue
    errors.set(draft.key, { [String(fields.at(-1))]: message, ...errors.get(draft.key) })
  }
  return { collected: data, errors }
}

/** Without an amount nothing was said about money. */
function toCopy({ condition, amount, currency, note }: CopyDraft) {
  return {
    ...(condition !== '' && { condition }),
    ...(amount.trim() !== '' && {
      paid: { amount: toAmount(amount), currency: currency.trim().toUpperCase() },
    }),
    ...(note.trim() !== '' && { note }),
  }
}

/** `12,50` and `1,200.00` are written in many places. */
function toAmount(text: string): string {
  const amount = text.trim()
  if (/^\d+,\d{1,2}$/.test(amount)) return amount.replace(',', '.')
  return /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(amount) ? amount.replaceAll(',', '') : amount
}
