import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Mail } from '../mail.ts'
import { createOutbox } from './outbox.ts'
import { createSmtp } from './smtp.ts'

export function createMail(
  { mail: { smtpUrl: url, from }, dataDir }: Pick<Config, 'mail' | 'dataDir'>,
  now: () => Date,
): Mail {
  if (url !== undefined) return createSmtp({ url, from, now })
  return createOutbox({ folder: join(dataDir, 'outbox'), from, now })
}
