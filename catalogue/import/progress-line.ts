/** How far an import is: a line a second for somebody who watches, one for each tenth in a log. */
export class ProgressLine {
  private readonly terminal: { tell(line: string): void; isTerminal: boolean }
  private shown = 0
  private shownAt = 0

  constructor(terminal: { tell(line: string): void; isTerminal: boolean }) {
    this.terminal = terminal
  }

  show(share: number): void {
    const now = Date.now()
    const isDue = this.terminal.isTerminal
      ? now - this.shownAt >= 1000
      : Math.floor(share * 10) > Math.floor(this.shown * 10)
    if (!isDue) return
    this.shown = share
    this.shownAt = now
    this.terminal.tell(`${(share * 100).toFixed(this.terminal.isTerminal ? 1 : 0)} % read`)
  }
}
