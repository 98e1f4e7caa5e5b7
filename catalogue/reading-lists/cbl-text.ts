import { CblFault, MAX_CBL_BYTES } from './cbl-list.ts'

/** As far as an XML declaration may reach. */
const DECLARATION_BYTES = 200

/** Bytes → text: by the byte order mark, else by what the XML declares, else UTF-8. */
export function cblTextOf(bytes: Uint8Array): string {
  if (bytes.length > MAX_CBL_BYTES) {
    throw new CblFault(`The file is larger than ${MAX_CBL_BYTES / 1024 / 1024} MB.`)
  }
  const encoding = encodingOf(bytes)
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new CblFault(
      `The file is not text in ${encoding.toUpperCase()}, as it says or should be.`,
    )
  }
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARATION_BYTES))
  const [, declared = 'utf-8'] =
    /^<\?xml[^>]{1,150}? encoding ?= ?["']([\w-]{1,40})["']/.exec(start) ?? []
  // A text without a mark that could be read so far is not UTF-16, whatever it says.
  if (/^utf-?16/i.test(declared)) return 'utf-8'
  try {
    return new TextDecoder(declared).encoding
  } catch {
    throw new CblFault(`The file is in an unknown encoding, "${declared}".`)
  }
}
