import type { Catalogue } from '#catalogue/index/catalogue.ts'
import { Answers } from '#catalogue/wire/answers.ts'
import { type Links, ORIGINAL_BASE } from '#catalogue/wire/links.ts'
import type { Config } from '../config.ts'
import { Upstream } from './upstream.ts'
import type { AnswerSource } from './wire.ts'

/** The configured source of `/v1/public`: our catalogue, or an upstream. */
export function createAnswerSource(
  config: Config,
  catalogue: Catalogue,
  upstreamTimeoutMs?: number,
): AnswerSource {
  if (config.catalogueUpstream !== null) {
    return new Upstream(config.catalogueUpstream, config, { timeoutMs: upstreamTimeoutMs })
  }
  return new Answers(catalogue, linksOf(config))
}

export function linksOf({ publicUrl, catalogueResourceUri }: Config): Links {
  const own = `${publicUrl}/v1/public`
  const resources = catalogueResourceUri === 'original' ? ORIGINAL_BASE : own
  return { resources, site: publicUrl }
}
