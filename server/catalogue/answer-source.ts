import type { Catalogue } from '#catalogue/index/catalogue.ts'
import { Answers } from '#catalogue/wire/answers.ts'
import { ORIGINAL_BASE } from '#catalogue/wire/links.ts'
import type { Config } from '../config.ts'
import type { AnswerSource } from './catalogue-routes.ts'
import { Upstream } from './upstream.ts'

/** Where `/v1/public` gets its answers, by configuration alone. */
export function createAnswerSource(config: Config, catalogue: Catalogue): AnswerSource {
  if (config.catalogueUpstream !== null) return new Upstream(config.catalogueUpstream, config)
  const own = `${config.publicUrl}/v1/public`
  const resources = config.catalogueResourceUri === 'original' ? ORIGINAL_BASE : own
  return new Answers(catalogue, { resources, site: config.publicUrl })
}
