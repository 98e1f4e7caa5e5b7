/** Writes a mirror in a process of its own: `mirror-process.ts write|again FOLDER`, or `… pictures COUNT`. Prints what it took as JSON. */
import { drawMirrorPictures, writeShippedMirror } from '#server/testing/write-shipped-mirror.ts'

const [mode, folder = ''] = process.argv.slice(2)
const began = performance.now()

if (mode === 'pictures') {
  const { seconds, all } = await drawMirrorPictures(Number(folder))
  const perSecond = Number(folder) / seconds
  process.stdout.write(JSON.stringify({ perSecond, hours: all / perSecond / 3600 }))
} else {
  const { files, bytes } = await writeShippedMirror(folder)
  const seconds = (performance.now() - began) / 1000
  const { user, system } = process.cpuUsage()
  process.stdout.write(
    JSON.stringify({
      files,
      seconds,
      megabytes: bytes / 1e6,
      cpuSeconds: (user + system) / 1e6,
      peakMegabytes: process.resourceUsage().maxRSS / 1024,
    }),
  )
}
