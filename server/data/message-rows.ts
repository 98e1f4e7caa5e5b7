import { isRecordPath } from '#contract/report.ts'
import type { StoredDocument } from './backup-format.ts'

/** A row of `queries`, where messages are in the database. */
export interface MessageRow {
  id: string
  member_id: string
  fullname: string
  email: string
  message: string
  about: string | null
  timestamp: number
  read_at: number | null
}

/** A message as Firestore keeps it, with the fields of the specification. */
export function toDocument(row: MessageRow): StoredDocument {
  const { id, fullname, email, message } = row
  const fields: StoredDocument['fields'] = {
    fullname,
    email,
    message,
    memberId: row.member_id,
    timestamp: { $timestamp: new Date(row.timestamp).toISOString() },
    readAt: row.read_at === null ? null : { $timestamp: new Date(row.read_at).toISOString() },
  }
  // A message of the contact form has no such field.
  return { id, fields: row.about === null ? fields : { ...fields, about: row.about } }
}

/** Others may write to Firestore: what is missing or of another type is empty. */
export function toMessageRow({ id, fields }: StoredDocument): MessageRow {
  const text = (name: string) => {
    const value = fields[name]
    return typeof value === 'string' ? value : ''
  }
  return {
    id,
    member_id: text('memberId'),
    fullname: text('fullname'),
    email: text('email'),
    message: text('message'),
    about: isRecordPath(text('about')) ? text('about') : null,
    timestamp: toMs(fields.timestamp) ?? 0,
    read_at: toMs(fields.readAt),
  }
}

function toMs(value: StoredDocument['fields'][string] | undefined): number | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const ms = Date.parse(String(value.$timestamp))
  return Number.isNaN(ms) ? null : ms
}
