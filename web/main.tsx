import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import './ui/tokens.css'
import './ui/halftone.css'
import './ui/base.css'
import { App } from './app/app.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root to mount on.')

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
)
