import { withoutDirections } from '#contract/control-characters.ts'
import { MAX_IMPORT_BYTES } from '#contract/imports.ts'
import { tooLarge, unreadable } from './import-errors.ts'

/** The parts of a form around the file, and its other fields. */
const FORM_BYTES = 64 * 1024
export const MAX_UPLOAD_BYTES = MAX_IMPORT_BYTES + FORM_BYTES
const MAX_NAME = 120
const DEFAULT_NAME = 'File'

export interface Upload {
  name: string
  bytes: Uint8Array
}

/** The file that a request carries, bare or as the field `file` of a form. Throws an ApiError. */
export async function readUpload(
  body: Uint8Array<ArrayBuffer>,
  contentType: string,
  name = '',
): Promise<Upload> {
  if (!contentType.toLowerCase().startsWith('multipart/form-data')) {
    return checked({ name: plainName(name), bytes: body })
  }
  const file = (await readForm(body, contentType)).get('file')
  if (!(file instanceof File)) throw unreadable('The form has no file in its field “file”.')
  return checked({ name: plainName(name || file.name), bytes: await file.bytes() })
}

async function readForm(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'content-type': contentType } }).formData()
  } catch {
    throw unreadable('The form with the file was cut off on its way. Please try again.')
  }
}

function checked(upload: Upload): Upload {
  if (upload.bytes.length > MAX_IMPORT_BYTES) throw tooLarge()
  return upload
}

/** Without folders, and short enough to name a list. */
function plainName(name: string): string {
  const last = name.toWellFormed().split(/[\\/]/).at(-1) ?? ''
  const plain = withoutDirections(last.replace(/\p{Cc}+/gu, ' ')).trim()
  return [...plain.slice(0, 2 * MAX_NAME)].slice(0, MAX_NAME).join('').trim() || DEFAULT_NAME
}
