/** Where accounts, favourites and messages are kept. */
export interface Store {
  /** Rejects when the store cannot answer. */
  ping(): Promise<void>
  close(): Promise<void>
}
