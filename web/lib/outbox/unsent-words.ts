import type { Unsent } from './outbox.ts'

/** `1 message and 2 changes`; empty for nothing. */
export function toUnsentWords(items: Pick<Unsent, 'what'>[]): string {
  const messages = items.filter(({ what }) => what === 'message').length
  return [count(messages, 'message'), count(items.length - messages, 'change')]
    .filter((words) => words !== '')
    .join(' and ')
}

function count(number: number, noun: string): string {
  if (number === 0) return ''
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
