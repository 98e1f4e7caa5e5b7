/** Keeps what was made once. Forgets everything when there is too much of it, so that it stays small. */
export class Memory<Value> {
  private readonly kept = new Map<string, Value>()
  private readonly most: number

  constructor(most: number) {
    this.most = most
  }

  recall(name: string, make: () => Value): Value {
    const known = this.kept.get(name)
    if (known !== undefined) return known
    const made = make()
    if (this.kept.size >= this.most) this.kept.clear()
    this.kept.set(name, made)
    return made
  }
}
