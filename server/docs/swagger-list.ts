import type { OpenApiDocument, Parameter } from './openapi.ts'

/** `/docs/public`: the list in the shape of the original's own Swagger document, for its tools. */
export function toSwaggerList(document: OpenApiDocument, publicUrl: string) {
  const prefix = '/v1'
  const apis = Object.entries(document.paths)
    .filter(([path]) => path.startsWith(`${prefix}/public/`))
    .map(([path, { get }]) => ({
      path,
      description: get?.summary ?? '',
      operations: [
        {
          httpMethod: 'GET',
          nickname: path.split('/').slice(3).join('_').replace(/[{}]/g, ''),
          summary: get?.summary ?? '',
          parameters: (get?.parameters ?? []).map(toParameter),
        },
      ],
    }))
  return {
    apiVersion: document.info.version,
    swaggerVersion: '1.1',
    basePath: publicUrl,
    resourcePath: '/public',
    apis,
  }
}

function toParameter({ name, in: place, required = false, description = '', schema }: Parameter) {
  const choices = schema?.enum ?? schema?.items?.enum
  return {
    name,
    description,
    paramType: place,
    dataType: schema?.type === 'integer' ? 'int' : 'string',
    required,
    ...(choices && { allowableValues: { valueType: 'LIST', values: choices } }),
  }
}
