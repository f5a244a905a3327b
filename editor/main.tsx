import './styles.css'
import { createRoot } from 'react-dom/client'
import { EditorApp } from './shell/editor-app.tsx'
import { ROOT } from './settings.ts'

if (ROOT) createRoot(ROOT).render(<EditorApp />)
