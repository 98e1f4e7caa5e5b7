/** Why an import cannot be done, in words for whoever called it. */
export class ImportRefusal extends Error {
  override readonly name = 'ImportRefusal'
}
