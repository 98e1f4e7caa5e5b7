import { alone } from './alone.ts'
import { dropUnsent } from './drop-unsent.ts'
import { readUnsent, type Unsent } from './outbox.ts'

/** Takes back what waits still. False for what was sent, which is waited for while it is under way. */
export function withdrawUnsent(item: Unsent): Promise<boolean> {
  return alone(async () => {
    const waits = readUnsent(item.sender).some(({ id }) => id === item.id)
    if (waits) dropUnsent(item)
    return waits
  })
}
