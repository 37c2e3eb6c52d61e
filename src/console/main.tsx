import { render } from 'preact'
import { start } from './session.ts'
import { App } from './ui/App.tsx'

const root = document.getElementById('console')
if (root) {
  render(<App />, root)
  void start()
}
