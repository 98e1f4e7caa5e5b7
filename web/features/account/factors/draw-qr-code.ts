/** Light modules around the code, as its standard asks for. */
const QUIET_ZONE = 4

/** The library comes with its first use. */
export async function loadQrCode(): Promise<(text: string) => { drawing: string; size: number }> {
  const { encode } = await import('uqr')
  return (text) => {
    const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
    const rows = data.map((row, y) =>
      row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''),
    )
    return { drawing: rows.join(''), size }
  }
}
