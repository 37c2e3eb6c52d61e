import { render } from 'preact'
import { App } from './App.tsx'
import { start } from './core/session.ts'

const root = document.getElementById('console')
if (root) {
  render(<App />, root)
  void start()
}
