import { useRef, useState } from 'react'
import { ApiRefusal } from '#web/lib/api/api-client.ts'
import { IdentityError } from '#web/lib/identity/identity.ts'

export interface Refusal {
  code: string
  text: string
  /** Error messages by field name. */
  fields: Record<string, string>
}

export interface Action {
  busy: boolean
  refusal: Refusal | undefined
  /** Runs one action at a time; resolves with whether it succeeded. */
  run: (action: () => Promise<unknown>) => Promise<boolean>
}

/** A request of the account page, with its busy state and its error message. */
export function useAction(): Action {
  const [state, setState] = useState<{ busy: boolean; refusal?: Refusal }>({ busy: false })
  const underWay = useRef(false)

  async function run(action: () => Promise<unknown>): Promise<boolean> {
    if (underWay.current) return false
    underWay.current = true
    setState({ busy: true })
    try {
      await action()
      setState({ busy: false })
      return true
    } catch (error) {
      setState({ busy: false, refusal: toRefusal(error) })
      return false
    } finally {
      underWay.current = false
    }
  }
  return { busy: state.busy, refusal: state.refusal, run }
}

/** Both kinds of refusal have a message for the user; any other error gets a general one. */
function toRefusal(error: unknown): Refusal {
  if (error instanceof ApiRefusal || error instanceof IdentityError) {
    return { code: error.code, text: error.message, fields: error.fields }
  }
  return { code: 'refused', text: 'That did not work. Please try again.', fields: {} }
}
