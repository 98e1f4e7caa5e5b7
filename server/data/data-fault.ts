/** Why a backup was not made, is not whole or was not restored, in one line for the operator. */
export class DataFault extends Error {
  override readonly name = 'DataFault'
}
