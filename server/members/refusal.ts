/** What the operator is told instead. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}
