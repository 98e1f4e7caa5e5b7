import { useState } from 'react'
import type { ImportCommit } from '#contract/imports.ts'

/** By the line of the file: the comic that is meant, or null if the line is left out. */
export type Choices = Readonly<Record<number, number | null>>

/**
 * What the member says of unsure lines. Kept with the tab, so that a look at a comic and the way back,
 * or a reload, cost no decision.
 */
export function useChoices(id: string) {
  const [choices, setChoices] = useState(() => readChoices(id))

  function change(next: Choices) {
    setChoices(next)
    try {
      sessionStorage.setItem(keyOf(id), JSON.stringify(next))
    } catch {
      // A full or closed store: they are still on the page.
    }
  }

  return {
    choices,
    change,
    choose: (line: number, comic: number | null) => change({ ...choices, [line]: comic }),
  }
}

export function forgetChoices(id: string): void {
  sessionStorage.removeItem(keyOf(id))
}

export function toCommitted(choices: Choices): NonNullable<ImportCommit['choices']> {
  return Object.entries(choices).map(([line, comic]) => ({ line: Number(line), comic }))
}

function readChoices(id: string): Choices {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(id)) ?? '{}') as Choices
  } catch {
    return {}
  }
}

function keyOf(id: string): string {
  return `import ${id}`
}
