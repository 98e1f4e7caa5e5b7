/** The parts of an OpenAPI document that our pages are made from. */
export interface OpenApiDocument {
  info: { title: string; version: string; description?: string }
  paths: Record<string, Record<string, Operation>>
}

export interface Operation {
  summary?: string
  tags?: string[]
  parameters?: Parameter[]
  /** The scopes of the access tokens that open it. */
  security?: { accessToken?: string[] }[]
  responses?: Record<string, unknown>
}

export interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: ParameterSchema
}

export interface ParameterSchema {
  type?: string | string[]
  enum?: string[]
  default?: unknown
  minimum?: number
  maximum?: number
  /** Of a parameter that takes several values. */
  items?: ParameterSchema
}
