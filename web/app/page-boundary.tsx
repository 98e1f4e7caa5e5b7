import { Component, type ReactNode } from 'react'
import { ChunkLoadError } from '#web/lib/site/chunk-load-error.ts'
import { ErrorPage } from '#web/ui/feedback/error-page.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { ScriptError } from './script-error.tsx'

interface PageBoundaryState {
  error: unknown
}

export class PageBoundary extends Component<{ children: ReactNode }, PageBoundaryState> {
  override state: PageBoundaryState = { error: null }

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { error }
  }

  handleRetry = () => this.setState({ error: null })

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    if (error instanceof ChunkLoadError) {
      return <ScriptError chunkId={error.chunkId} onRetry={this.handleRetry} />
    }
    return (
      <ErrorPage title="The rack tipped over" text="Something on this page broke. It is not you.">
        <Button onClick={this.handleRetry}>Try again</Button>
      </ErrorPage>
    )
  }
}
