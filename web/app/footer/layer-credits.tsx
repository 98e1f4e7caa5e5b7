import { useEffect, useState } from 'react'
import type { Attribution, Layer } from '#contract/catalogue-layer.ts'
import { readSiteConfig } from '#web/lib/site/site-config.ts'

/** Whose facts an operator has laid over the shipped ones. The landing page is prerendered without them. */
export function LayerCredits() {
  const [layers, setLayers] = useState<Layer[]>([])
  useEffect(() => setLayers(readSiteConfig().layers), [])
  return layers.map(({ name, licence, source }) => (
    <p key={name}>
      With facts of <Credit {...source} /> (<Credit {...licence} />
      ).
    </p>
  ))
}

function Credit({ words, url }: Attribution) {
  return url === null ? words : <a href={url}>{words}</a>
}
