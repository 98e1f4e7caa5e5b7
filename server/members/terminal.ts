export interface Terminal {
  print(text: string): void
  complain(text: string): void
  /** Resolves with the line that was typed; undefined where there is none. */
  ask(question: string): Promise<string | undefined>
  /** In columns; undefined where the output goes elsewhere. */
  width: number | undefined
}
