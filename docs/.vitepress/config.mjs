// The documentation site: the pages of docs/ and of the project's root, under /docs/ of a relay.
import { cpSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { transformerStyleToClass } from '@shikijs/transformers'
import { defineConfig } from 'vitepress'
import { licences } from '../../scripts/licences.mjs'

const root = resolve(import.meta.dirname, '../..')
/** Turns the inline styles of highlighted code into classes, because the relay's policy forbids inline styles. */
const toClass = transformerStyleToClass({ classPrefix: 'code-' })

/** Pages by section, in the order of the sidebar: the name of the file, and a shorter title where one is needed. */
const sections = {
  'Add the chat': {
    'quick-start': 'Quick start',
    embedding: 'Embedding: the reference',
    browsers: 'Browsers',
    languages: 'Languages',
  },
  Deploy: {
    'going-live': 'Going live, step by step',
    settings: 'Settings',
    scaling: 'Capacity and scaling',
    migrating: 'Migrating to the relay',
  },
  Operate: {
    operations: 'Operating a relay',
    troubleshooting: 'Troubleshooting',
    ledger: 'Importing into the ledger',
    participants: 'Connecting an institution',
    changelog: 'Release notes',
  },
  API: {
    webhooks: 'Receiving webhooks',
    client: 'TypeScript client',
    protocol: 'Chat protocol',
    gaps: 'Interpretations of the interface',
  },
  Console: {
    console: 'Guide for agents and analysts',
    'console-administration': 'Administration',
  },
  Secure: {
    security: 'Threats and controls',
    privacy: 'Privacy and retention',
    asvs: 'OWASP ASVS',
    'reporting-a-vulnerability': 'Reporting a vulnerability',
  },
  Concepts: {
    'tracing-money': 'How money is traced',
    understanding: 'How messages are understood',
    glossary: 'Glossary',
  },
  Contribute: {
    contributing: 'Contributing',
    architecture: 'Architecture',
    promises: 'Promises and their tests',
    dependencies: 'Dependencies',
    'decisions/': 'Decisions',
    releasing: 'Releasing',
  },
}
/** Pages from outside docs/, by their place on the site. */
const places = {
  'CONTRIBUTING.md': 'contributing.md',
  'CHANGELOG.md': 'changelog.md',
  'RELEASING.md': 'releasing.md',
  'SECURITY.md': 'reporting-a-vulnerability.md',
  'packages/client/README.md': 'client.md',
}
const openSections = new Set(['Add the chat', 'Deploy', 'Operate'])

export default defineConfig({
  title: 'Parley',
  description: 'A webchat with voice, and the relay server behind it, for people who have just been scammed.',
  lang: 'en',
  base: '/docs/',
  srcDir: '..',
  srcExclude: ['README.md', 'packages/{widget,relay}/**', 'bench/**', 'deploy/**', 'test/**', 'training/**'],
  outDir: '../dist/docs/site',
  cacheDir: 'node_modules/.cache',
  rewrites: {
    ...places,
    'docs/decisions/README.md': 'decisions/index.md',
    'docs/decisions/:page': 'decisions/:page',
    'docs/:page': ':page',
  },
  cleanUrls: true,
  vite: { configFile: false, plugins: [licences()] },
  metaChunk: true,
  lastUpdated: false,
  markdown: {
    html: false,
    anchor: { slugify: toAnchor },
    theme: { light: 'github-light', dark: 'github-dark' },
    codeTransformers: [toClass],
    config: (md) => {
      md.core.ruler.push('links-of-the-site', ({ tokens }) => tokens.forEach(linkFile))
      // Placeholders such as {{text}} are not for Vue.
      md.renderer.rules.code_inline = (tokens, at) =>
        `<code v-pre>${md.utils.escapeHtml(tokens[at]?.content ?? '')}</code>`
    },
  },
  themeConfig: {
    nav: [
      { text: 'Quick start', link: '/quick-start' },
      { text: 'Settings', link: '/settings' },
      { text: 'Troubleshooting', link: '/troubleshooting' },
      { text: 'API', link: '/api', target: '_self' },
    ],
    sidebar: Object.entries(sections).map(([text, pages]) => ({
      text,
      collapsed: !openSections.has(text),
      items: [
        ...(text === 'API' ? [{ text: 'The 40 operations', link: '/api', target: '_self' }] : []),
        ...Object.entries(pages).map(([page, title]) => ({ text: title, link: `/${page}` })),
      ],
    })),
    outline: [2, 3],
    search: { provider: 'local' },
  },
  transformPageData: (_page, { siteConfig }) => {
    siteConfig.site.head = siteConfig.site.head.filter(([name, , content]) => name !== 'script' || !content)
  },
  buildEnd: ({ outDir }) => {
    writeFileSync(join(outDir, 'code.css'), toClass.getCSS())
    cpSync(join(import.meta.dirname, 'appearance.js'), join(outDir, 'appearance.js'))
    // The script of the first page that is opened has a name of its own, for a shorter copy that VitePress cannot
    // write with this release of vite.
    const scripts = join(outDir, 'assets')
    for (const name of readdirSync(scripts).filter((file) => /\.md\.[\w-]+\.js$/.test(file)))
      writeFileSync(
        join(scripts, name.replace(/\.js$/, '.lean.js')),
        `export * from './${name}'; export { default } from './${name}'`,
      )
    cpSync(join(root, 'docs/screenshot.png'), join(outDir, 'screenshot.png'))
    cpSync(join(root, 'deploy'), join(outDir, 'deploy'), { recursive: true })
  },
  head: [
    ['link', { rel: 'stylesheet', href: '/docs/code.css' }],
    ['link', { rel: 'icon', href: 'data:,' }],
    // Instead of the scripts that VitePress would write into each page: the relay's policy forbids inline scripts.
    // The empty type keeps VitePress from compiling it.
    ['script', { src: '/docs/appearance.js', type: '' }],
  ],
})

const titles = Object.assign({}, ...Object.values(sections))

/**
 * Returns the address on the site of a file that a page links to by its path; undefined if the path is valid on the
 * site too.
 *
 * @param {string} path
 */
function addressOf(path) {
  const file = path.replace(/^(?:\.\.?\/)+/, '')
  if (file === 'README.md') return '/'
  if (file.endsWith('decisions/README.md')) return '/decisions/'
  const page = places[/** @type {keyof typeof places} */ (file)] ?? /^docs\/(.+\.md)$/.exec(file)?.[1]
  return page && `/${page.replace(/\.md$/, '')}`
}

/**
 * Links a file of the project to its place on the site, and names a page by its title instead of its file.
 *
 * @param {import('markdown-it').Token} token
 */
function linkFile({ children }) {
  children?.forEach((child, at) => {
    const to = child.type === 'link_open' ? (child.attrGet('href') ?? '') : ''
    const [path = '', anchor] = to.split('#')
    const address = addressOf(path)
    if (address) child.attrSet('href', anchor ? `${address}#${anchor}` : address)
    const [, file] = /^(?:\.\.\/)*((?:deploy\/|openapi).+)$/.exec(path) ?? []
    if (file) {
      child.attrSet('href', file.startsWith('deploy/') ? `/docs/${file}` : `/${file}`)
      child.attrSet('target', '_self')
    }
    const name = children[at + 1]
    const [, page = ''] = (name?.type === 'text' && /^(?:docs\/)?([\w-]+)\.md$/.exec(name.content)) || []
    if (name && page in titles) name.content = titles[page]
  })
}

/**
 * Returns a heading's anchor as code hosts create it, because the links in the pages must work there too.
 *
 * @param {string} heading
 */
function toAnchor(heading) {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')
}
