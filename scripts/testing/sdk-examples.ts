import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const page = readFileSync(join(import.meta.dirname, '../../docs/sdk.md'), 'utf8')

interface Example {
  /** The heading above it. */
  title: string
  code: string
  /** What it prints. */
  output: string
}

/** The programs of docs/sdk.md, each with the output below it. */
export const sdkPrograms: Example[] = page.split(/^## /m).flatMap((section) => {
  const [title = ''] = section.split('\n')
  const code = blockOf('js', section)
  return code === undefined ? [] : { title, code, output: blockOf('text', section) ?? '' }
})

/** The page in a browser of docs/sdk.md. */
export const sdkPage = String(blockOf('html', page))

function blockOf(language: string, text: string): string | undefined {
  return new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'ms').exec(text)?.[1]
}

/** Runs a program as a file beside the client, and returns what it printed. */
export async function runProgram(
  node: string,
  folder: string,
  { title, code }: Example,
  addresses: Record<string, string>,
): Promise<string> {
  const file = join(folder, `${title.replaceAll(/\W+/g, '-')}.mjs`)
  writeFileSync(file, inPlace(code, addresses))
  const { stdout, stderr } = await run(node, [file])
  return stdout + stderr
}

/** With the addresses of the documentation replaced by those of the test. */
export function inPlace(code: string, addresses: Record<string, string>): string {
  return Object.entries(addresses).reduce((text, [from, to]) => text.replaceAll(from, to), code)
}
