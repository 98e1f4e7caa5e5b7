import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { ensureBrowser } from './browser.ts'

const UI = join(import.meta.dirname, '../web/ui')
const SIZE = { width: 1200, height: 630 }

/** What other sites show beside a link to us: the first view of the landing page, set for a small card. */
export async function takeSharingPicture(file: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureBrowser() })
  // The logo is light on dark.
  const page = await browser.newPage({ viewport: SIZE, colorScheme: 'dark' })
  await page.setContent(card())
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => Promise.all(Array.from(document.images, (image) => image.decode())))
  const bitmap = await page.screenshot()
  await browser.close()
  await sharp(bitmap).jpeg({ quality: 78, mozjpeg: true }).toFile(file)
}

/** The widths of the letters are those of the landing page: every line is as long as the others. */
function card(): string {
  return `<!doctype html>
<style>
@font-face { font-family: Display; src: url(${embed('fonts/anybody-900-wdth-latin.woff2', 'font/woff2')}); font-stretch: 50% 150% }
@font-face { font-family: Text; src: url(${embed('fonts/libre-franklin-latin.woff2', 'font/woff2')}); font-weight: 400 800 }
body { margin: 0; background: #f1e9d8 }
main { position: absolute; inset: 12px; overflow: hidden; background: #0d0c10 }
.scene { position: absolute; right: -14px; bottom: -64px; height: 720px }
.logo { position: absolute; left: 40px; top: 34px; height: 56px }
h1 { position: absolute; left: 40px; top: 122px; margin: 0; font: 900 153px/0.765 Display; letter-spacing: -0.01em; color: #f1e9d8 }
h1 span { display: block; white-space: nowrap }
h1 span:nth-child(1) { font-stretch: 118.6%; margin-left: -0.02em }
h1 span:nth-child(2) { font-stretch: 69.4% }
h1 span:nth-child(3) { font-stretch: 85.9% }
p { position: absolute; left: 42px; top: 484px; width: 416px; margin: 0; padding: 14px 20px 16px; background: #ffd21a; color: #0d0c10; font: 650 25px/1.25 Text }
</style>
<main>
<img class="scene" src="${embed('art/hero.svg', 'image/svg+xml')}">
<img class="logo" src="${embed('art/logo.svg', 'image/svg+xml')}">
<h1><span>NEW</span><span>COMICS</span><span>TODAY</span></h1>
<p>Marvel characters, comics and series, on one rack.</p>
</main>`
}

function embed(name: string, type: string): string {
  return `data:${type};base64,${readFileSync(join(UI, name)).toString('base64')}`
}
