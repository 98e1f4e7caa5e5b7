import { LIST_FORMAT, type ListFile } from './list-file.ts'

export function writeListJson({ name, description, entries }: ListFile): string {
  const file = { format: LIST_FORMAT, version: 1, name, description, entries }
  return `${JSON.stringify(file, null, 2)}\n`
}
