// Finds in the built page, worker and loader what the oldest browsers of package.json's `browserslist` lack.
// The build itself takes care of syntax (`target` in vite.config.ts); this checks interfaces, functions,
// regular expressions and CSS.
//   node scripts/floor.mjs    lists everything in dist/, with the browsers that lack it
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { allowed } from './floor/allowed.mjs'
import { lackingInScript } from './floor/script.mjs'
import { lackingInStyle } from './floor/style.mjs'

/** @typedef {import('./floor/style.mjs').Finding} Finding */

/**
 * Lists features that the build in a folder uses although one of the oldest supported browsers lacks them,
 * except for the allowed ones.
 *
 * @param {string} dist
 * @returns {Finding[]}
 */
export function lackingIn(dist) {
  const assets = readdirSync(join(dist, 'web/assets')).map((name) => `web/assets/${name}`)
  return [...assets, 'web/chat-sw.js', 'loader/widget.js'].flatMap((file) => {
    const read = () => readFileSync(join(dist, file), 'utf8')
    if (file.endsWith('.js')) return lackingInScript(file, read())
    return file.endsWith('.css') ? lackingInStyle(file, read()) : []
  })
}

/** @param {Finding} finding */
const isAllowed = ({ name }) => Object.hasOwn(allowed, name)

/**
 * Throws if the build needs something that one of the oldest supported browsers lacks.
 *
 * @param {string} dist
 */
export function checkFloor(dist) {
  const lacking = lackingIn(dist).filter((finding) => !isAllowed(finding))
  if (lacking.length === 0) return
  const lines = lacking.map(({ file, name, lacking }) => `  ${file}: ${name} is not in ${lacking}`)
  throw new Error(`The oldest browsers (package.json, browserslist) would stop here:\n${lines.join('\n')}`)
}

if (resolve(process.argv[1] ?? '') === import.meta.filename) {
  for (const finding of lackingIn('dist'))
    console.log(
      `${isAllowed(finding) ? 'allowed' : 'LACKING'} ${finding.name} | ${finding.lacking} | ${finding.file}`,
    )
}
