/** *Try it* on the page of the API. The page is whole without: forms come only with this script. */
import { createCallForm } from './call-form.ts'
import { readEndpoint } from './endpoint.ts'
import { addKeyFields } from './key-fields.ts'

const first = document.querySelector('main > section')
if (first !== null) {
  const readKeys = addKeyFields(first)
  for (const section of document.querySelectorAll<HTMLDetailsElement>('details[data-path]')) {
    const addForm = () => section.append(createCallForm(readEndpoint(section), readKeys))
    // When it is opened, or was while this script was loading: sixty forms at once would make the page slow.
    if (section.open) addForm()
    else section.addEventListener('toggle', addForm, { once: true })
  }
}
