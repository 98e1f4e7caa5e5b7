import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { ensureBrowser } from './browser.ts'

const web = join(import.meta.dirname, '../web')
const SIZE = { width: 1200, height: 630 }
const ORIGIN = 'http://card.test'

/** The landing page's hero with its own styles, enlarged and without buttons. */
const CARD = `<!doctype html>
<html lang="en">
<link rel="stylesheet" href="/ui/tokens.css">
<link rel="stylesheet" href="/ui/halftone.css">
<link rel="stylesheet" href="/ui/base.css">
<link rel="stylesheet" href="/features/landing/hero.module.css">
<link rel="stylesheet" href="/features/landing/skyline.module.css">
<style>
body { padding: 12px; background: var(--paper-100) }
.hero { --tall: 606px; --unit: 0.75px; --size: 153px; --glow-height: 214px; align-items: start; padding: 122px 40px 0 }
.scene, .skyline { translate: 14px 64px }
.logo { position: absolute; left: 40px; top: 34px; height: 56px }
.caption { margin: 14px 0 0 2px; font-size: 25px; line-height: 1.25 }
</style>
<main class="ink hero">
<p class="skyline"><span class="spinner">Spinner</span><span class="rack">Rack</span></p>
<img class="scene" src="/ui/art/hero.svg" alt="">
<img class="logo" src="/ui/art/logo.svg" alt="">
<div>
<h1 class="headline"><span>New</span><span>comics</span><span>today</span></h1>
<p class="caption">Marvel characters, comics and series, on one rack.</p>
</div>
</main>
</html>`

/** The Open Graph picture, which other sites show with a link to us. */
export async function takeSharingPicture(file: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureBrowser() })
  // The light version of the logo is the one for dark mode.
  const page = await browser.newPage({
    viewport: SIZE,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  })
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    return pathname === '/'
      ? route.fulfill({ contentType: 'text/html', body: CARD })
      : route.fulfill({ path: join(web, pathname) })
  })
  await page.goto(ORIGIN, { waitUntil: 'networkidle' })
  const bitmap = await page.screenshot()
  await browser.close()
  await sharp(bitmap).jpeg({ quality: 78, mozjpeg: true }).toFile(file)
}
