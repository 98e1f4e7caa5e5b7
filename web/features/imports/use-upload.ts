import { useEffect, useRef, useState } from 'react'
import { type ImportPreview, MAX_IMPORT_BYTES } from '#contract/imports.ts'
import { toReason } from '#web/lib/to-reason.ts'
import { uploadFile } from './imports-api.ts'

export interface Upload {
  /** The file that is on its way, or that was refused. */
  file: File | undefined
  sending: boolean
  /** Why it was refused. */
  refusal: string
}

const NOTHING: Upload = { file: undefined, sending: false, refusal: '' }

/** Sends one file at a time; another one takes its place. */
export function useUpload(onPreview: (preview: ImportPreview) => void) {
  const [upload, setUpload] = useState(NOTHING)
  const way = useRef<AbortController>(undefined)
  useEffect(() => () => way.current?.abort(), [])

  async function send(file: File) {
    way.current?.abort()
    if (file.size > MAX_IMPORT_BYTES) {
      const refusal = 'The file is larger than 20 MB, which is all that can be read at once.'
      return setUpload({ file, sending: false, refusal })
    }
    const leaving = new AbortController()
    way.current = leaving
    setUpload({ file, sending: true, refusal: '' })
    try {
      const preview = await uploadFile(file, leaving.signal)
      if (!leaving.signal.aborted) onPreview(preview)
    } catch (error) {
      if (!leaving.signal.aborted) setUpload({ file, sending: false, refusal: toReason(error) })
    }
  }

  function cancel() {
    way.current?.abort()
    setUpload(NOTHING)
  }

  return { upload, send, cancel, refuse: (refusal: string) => setUpload({ ...NOTHING, refusal }) }
}
