import type { Keys } from './call-address.ts'
import { element } from './element.ts'

/** The fields for a pair of keys, for all calls of the page. They are kept in the page alone. */
export function addKeyFields(before: Element): () => Keys {
  const publicKey = keyField('public-key', 'text')
  const privateKey = keyField('private-key', 'password')
  before.before(
    element(
      'section',
      { id: 'keys', className: 'keys' },
      element('h2', {}, 'Try it'),
      element(
        'p',
        {},
        'Open a call below and press Try it: a real request is sent. On an open mirror, or while you are logged ' +
          'in, it needs no key. With a key of your own, type both halves here: the md5 hash is made in your ' +
          'browser, the private key is never sent, and neither is stored.',
      ),
      element(
        'div',
        { className: 'fields' },
        element('div', {}, labelOf(publicKey, 'Public key'), publicKey),
        element('div', {}, labelOf(privateKey, 'Private key'), privateKey),
      ),
    ),
  )
  return () => ({ publicKey: publicKey.value.trim(), privateKey: privateKey.value.trim() })
}

function keyField(id: string, type: string): HTMLInputElement {
  const field = element('input', { id, type, spellcheck: false })
  // Not `off`, which browsers ignore in fields of this type.
  field.autocomplete = type === 'password' ? 'new-password' : 'off'
  field.setAttribute('autocapitalize', 'off')
  return field
}

function labelOf({ id }: HTMLElement, text: string): HTMLLabelElement {
  return element('label', { htmlFor: id }, text)
}
