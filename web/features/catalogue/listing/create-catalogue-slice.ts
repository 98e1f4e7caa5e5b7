import { createAsyncThunk, createSlice } from '@reduxjs/toolkit'
import type { Page, PageQuery } from '#contract/page.ts'

export interface CatalogueState<Item> {
  results: Item[]
  total: number
  /** True from the start: "nothing found" must not flash before the first answer. */
  loading: boolean
  error: string | null
  /** The query that the rest of the state belongs to, as JSON. */
  asked: string | null
  /** The newest request: an older answer that arrives late must not replace it. */
  requestId: string | null
}

/** One slice per listing. The page and the search text live in the URL, not here. */
export function createCatalogueSlice<Name extends string, Item, Query extends PageQuery>(
  name: Name,
  loadPage: (query: Query, signal: AbortSignal) => Promise<Page<Item>>,
) {
  const initialState: CatalogueState<Item> = {
    results: [],
    total: 0,
    loading: true,
    error: null,
    asked: null,
    requestId: null,
  }

  const pageRequested = createAsyncThunk(`${name}/pageRequested`, (query: Query, { signal }) =>
    loadPage(query, signal),
  )

  const slice = createSlice({
    name,
    initialState,
    reducers: {},
    extraReducers: (builder) => {
      builder
        .addCase(pageRequested.pending, (state, { meta }) => {
          state.loading = true
          state.error = null
          state.asked = JSON.stringify(meta.arg)
          state.requestId = meta.requestId
        })
        .addCase(pageRequested.fulfilled, (state, { meta, payload }) => {
          if (state.requestId !== meta.requestId) return
          const { results, total } = payload
          const { asked } = state
          return { results, total, loading: false, error: null, asked, requestId: null }
        })
        .addCase(pageRequested.rejected, (state, { meta, error }) => {
          if (state.requestId !== meta.requestId || meta.aborted) return
          // Whoever is signed out leaves the page, and must not find an old failure when they are back.
          if (error.code === 'signed-out') return initialState
          state.loading = false
          state.error = error.message ?? 'The catalogue could not be loaded.'
        })
    },
    selectors: { selectListing: (state) => state },
  })

  return { reducer: slice.reducer, pageRequested, selectListing: slice.selectors.selectListing }
}
