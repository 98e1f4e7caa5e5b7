import { Component, type ReactNode } from 'react'
import { ChunkLoadError } from '#web/lib/chunk-load-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Trouble } from '#web/ui/trouble.tsx'
import { ScriptTrouble } from './script-trouble.tsx'

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
    // A failed import stays failed until the page is loaded anew, so trying again would not help.
    if (error instanceof ChunkLoadError) return <ScriptTrouble chunkId={error.chunkId} />
    return (
      <Trouble title="The rack tipped over" text="Something on this page broke. It is not you.">
        <Button onClick={this.handleRetry}>Try again</Button>
      </Trouble>
    )
  }
}
