import { toBody, toFailure, toHeaders, toWords } from './answer-words.ts'
import { type Keys, toAddress, type Values, withKeys } from './call-address.ts'
import { element } from './element.ts'
import type { Endpoint, Parameter } from './endpoint.ts'
import { type Answer, sendCall } from './send-call.ts'

/** Records that every catalogue we ship has, so that a first press shows something. */
const EXAMPLES: Record<string, string> = {
  characterId: '1009610',
  comicId: '6706',
  creatorId: '30',
  eventId: '252',
  seriesId: '1987',
  limit: '2',
}

/** The form of a call: its fields, the button, what came of it, and the answer. */
export function createCallForm(endpoint: Endpoint, readKeys: () => Keys): HTMLFormElement {
  const { path, parameters, takesKey } = endpoint
  const fields = parameters.map((parameter) => createField(path, parameter))
  const button = element('button', {}, 'Try it')
  // Present before it speaks, as screen readers want it.
  const status = element('p', { className: 'said' })
  status.setAttribute('role', 'status')
  const shown = element('div', { className: 'answer' })
  let running: AbortController | undefined

  async function send(): Promise<void> {
    running = new AbortController()
    const { signal } = running
    const address = toAddress(path, valuesOf(fields))
    const keys = takesKey ? readKeys() : { publicKey: '', privateKey: '' }
    button.textContent = 'Stop'
    status.textContent = 'Sending…'
    shown.replaceChildren(addressLine(address, keys))
    try {
      const target = withKeys(address, keys, String(Date.now()))
      const answer = await sendCall(target, keys.publicKey !== '', signal)
      status.textContent = toWords(answer)
      shown.append(...answerParts(answer))
    } catch (error) {
      status.textContent = toFailure(error, navigator.onLine)
    } finally {
      button.textContent = 'Try it'
      running = undefined
    }
  }

  const form = element(
    'form',
    { className: 'try' },
    element('div', { className: 'fields' }, ...fields.map(({ line }) => line)),
    button,
    status,
    shown,
  )
  form.setAttribute('aria-label', `Try GET ${path}`)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (running === undefined) void send()
    else running.abort()
  })
  return form
}

interface Field {
  name: string
  input: HTMLInputElement | HTMLSelectElement
  line: HTMLElement
}

function createField(path: string, parameter: Parameter): Field {
  const { name, options, row, inPath, required } = parameter
  const id = `${path} ${name}`.replace(/\W+/g, '-')
  const input =
    options.length > 0
      ? element('select', { id }, ...choices(parameter))
      : element('input', {
          id,
          value: EXAMPLES[name] ?? '',
          autocomplete: 'off',
          spellcheck: false,
        })
  input.required = inPath || required
  const meaning = row.cells[2]
  if (meaning !== undefined && !inPath) {
    meaning.id = `${id}-meaning`
    input.setAttribute('aria-describedby', meaning.id)
  }
  const label = element('label', { htmlFor: id }, element('code', {}, name))
  return { name, input, line: element('div', {}, label, input) }
}

function choices({ options, inPath, required }: Parameter): HTMLOptionElement[] {
  const free = inPath || required ? [] : ['']
  return [...free, ...options].map((value) => element('option', { value }, value || 'any'))
}

function valuesOf(fields: Field[]): Values {
  return new Map(fields.map(({ name, input }) => [name, input.value.trim()]))
}

/** Without the credentials: an address is copied and shown to others. */
function addressLine(address: string, { publicKey }: Keys): HTMLElement {
  const line = element('p', { className: 'address' })
  line.append(element('code', {}, `GET ${location.origin}${address}`))
  if (publicKey !== '') line.append(' and your key')
  return line
}

function answerParts(answer: Answer): HTMLElement[] {
  const { shown, note } = toBody(answer)
  const headers = toHeaders(answer).flatMap(([name, value]) => [
    element('dt', {}, name),
    element('dd', {}, value),
  ])
  const body = element('pre', { tabIndex: 0 }, element('code', {}, shown))
  body.setAttribute('aria-label', 'Body of the answer')
  return [
    ...(headers.length > 0 ? [element('dl', { className: 'headers' }, ...headers)] : []),
    ...(shown === '' ? [] : [body]),
    ...(note === '' ? [] : [element('p', { className: 'note' }, note)]),
  ]
}
