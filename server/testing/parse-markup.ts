import { createRequire } from 'node:module'

interface Dom {
  JSDOM: new () => { window: { DOMParser: typeof DOMParser } }
}

let parser: DOMParser | undefined

/** As a browser reads it, without running scripts. What is not well-formed XML is an error. */
export function parseMarkup(text: string, type: 'text/html' | 'application/xml'): Document {
  // It brings no types, and loading it takes long.
  const { JSDOM }: Dom = createRequire(import.meta.url)('jsdom')
  parser ??= new new JSDOM().window.DOMParser()
  const document = parser.parseFromString(text, type)
  const fault = document.querySelector('parsererror')
  if (fault !== null) throw new Error(fault.textContent ?? 'This is not well-formed.')
  return document
}
