export const KINDS = ['characters', 'comics', 'creators', 'events', 'series', 'stories'] as const
export type Kind = (typeof KINDS)[number]
