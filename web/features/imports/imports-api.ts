import {
  type ImportCommit,
  type ImportDone,
  ImportDoneSchema,
  type ImportLeft,
  ImportLeftSchema,
  type ImportPreview,
  ImportPreviewSchema,
  type ImportRows,
  ImportRowsSchema,
  ImportsSchema,
} from '#contract/imports.ts'
import { getJson, sendJson } from '#web/lib/api/api-client.ts'
import { readAnswer } from '#web/lib/api/read-answer.ts'
import { createQueryCache } from '#web/lib/query/query-cache.ts'

const IMPORTS = '/api/imports'

/** The rows of one request. */
export const PAGE_LENGTH = 100

/** A preview comes with the answer to the upload; its page need not ask for it again. */
export const previewCache = createQueryCache()
/** So does what came of an import, with the answer to its commit. */
export const doneCache = createQueryCache()

export async function uploadFile(file: File, signal: AbortSignal): Promise<ImportPreview> {
  const answer = await sendJson(
    'POST',
    `${IMPORTS}?name=${encodeURIComponent(file.name)}`,
    undefined,
    {
      // Whatever the system takes it for: the server looks at the content.
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
      keepalive: false,
      signal,
    },
  )
  const preview = readAnswer(ImportPreviewSchema, answer)
  previewCache.set(preview.id, preview)
  return preview
}

export async function loadPreview(id: string, signal: AbortSignal): Promise<ImportPreview> {
  return readAnswer(ImportPreviewSchema, await getJson(toImport(id), signal))
}

export async function loadRows(
  id: string,
  offset: number,
  limit = PAGE_LENGTH,
): Promise<ImportRows> {
  const path = `${toImport(id)}/rows?offset=${offset}&limit=${limit}`
  return readAnswer(ImportRowsSchema, await getJson(path))
}

export async function commitImport(id: string, commit: ImportCommit): Promise<ImportDone> {
  const done = readAnswer(
    ImportDoneSchema,
    await sendJson('POST', `${toImport(id)}/commit`, commit),
  )
  previewCache.delete(id)
  return done
}

export async function undoImport(id: string): Promise<void> {
  await sendJson('DELETE', toImport(id))
  doneCache.delete(id)
}

export async function loadImports(signal: AbortSignal): Promise<ImportDone[]> {
  return readAnswer(ImportsSchema, await getJson(IMPORTS, signal)).imports
}

/** Of an import that was made on any device. */
export async function loadLeft(id: string, signal: AbortSignal): Promise<ImportLeft['lines']> {
  const answer = await getJson(`${toImport(id)}/left`, signal)
  return readAnswer(ImportLeftSchema, answer).lines
}

function toImport(id: string): string {
  return `${IMPORTS}/${encodeURIComponent(id)}`
}
