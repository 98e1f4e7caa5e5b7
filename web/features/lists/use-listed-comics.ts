import { useCallback, useRef, useState } from 'react'
import type { ListedComic } from '#contract/lists.ts'
import type { ListDraft } from './list-draft.ts'
import { loadListPage, PAGE_LENGTH } from './lists-api.ts'

export type ListedComics = ReadonlyMap<number, ListedComic>

/** Titles and pictures of the comics of a list, loaded by the page as rows need them. */
export function useListedComics(
  id: string,
  draft: ListDraft,
  first: ListedComic[],
): [ListedComics, (comics: number[]) => void] {
  const [held, setHeld] = useState(() => withComics(new Map(), first))
  const asked = useRef(new Set<string>())

  const need = useCallback(
    (comics: number[]) => {
      const { version } = draft.read()
      const places = comics.map((comic) => draft.savedPlaceOf(comic)).filter((place) => place >= 0)
      for (const page of new Set(places.map((place) => Math.floor(place / PAGE_LENGTH)))) {
        const key = `${version}/${page}`
        if (asked.current.has(key)) continue
        asked.current.add(key)
        loadListPage(id, { offset: page * PAGE_LENGTH }).then(
          ({ results }) => setHeld((before) => withComics(before, results)),
          // Asked again when the reader scrolls on.
          () => asked.current.delete(key),
        )
      }
    },
    [id, draft],
  )

  return [held, need]
}

function withComics(held: ListedComics, comics: ListedComic[]): ListedComics {
  return new Map([...held, ...comics.map((comic) => [comic.comic, comic] as const)])
}
