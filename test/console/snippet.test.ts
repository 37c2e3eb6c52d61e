import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { snippetOf } from '../../src/console/settings/channels/snippet.ts'

it('returns the snippet from the README, with the relay and the channel of the deployment', () => {
  const readme = readFileSync(resolve(import.meta.dirname, '../../README.md'), 'utf8')
  expect(readme).toContain(`\`\`\`html\n${snippetOf('https://chat.example', 'demo')}\n\`\`\``)
  expect(snippetOf('https://help.bank.example', 'other')).toContain('https://help.bank.example/widget.js')
  expect(snippetOf('https://help.bank.example', 'other')).toContain("gwId: 'other'")
})
