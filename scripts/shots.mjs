// Takes screenshots of the chat page in every state × {phone, panel} × {light, dark} × {en, ur}, and puts
// them on one sheet, contact-sheet.png in test/e2e/__output__/shots. `npm run shots -- menu case` takes only
// the states with these names. `npm run shots -- --console` takes the console instead, after `npm run build`:
// console-sheet.png.
import { mkdirSync, readFileSync } from 'node:fs'
import { runnerImport } from 'vite'

/** @param {string} path */
const load = async (path) => (await runnerImport(path, { configFile: false, logLevel: 'error' })).module
/** @type {typeof import('../test/support/browser.ts')} */
const { launchBrowser } = await load('./test/support/browser.ts')
const outDir = 'test/e2e/__output__/shots'
mkdirSync(outDir, { recursive: true })
const browser = await launchBrowser()

/** @typedef {{ name: string, shots: { path: string, title: string }[] }} Row */

/**
 * Puts all pictures on one sheet, with a row for each state.
 * @param {string} path
 * @param {Row[]} rows
 * @param {string} widths of the columns of pictures
 */
async function makeSheet(path, rows, widths) {
  const page = await browser.newPage({ viewport: { width: 1500, height: 900 } })
  /** @param {{ path: string, title: string }} shot */
  const picture = ({ path, title }) =>
    `<figure><img src="data:image/png;base64,${readFileSync(path).toString('base64')}"><figcaption>${title}</figcaption></figure>`
  await page.setContent(
    `<style>
      body { margin: 24px; background: #d9d6d0; font: 12px system-ui, sans-serif; color: #333 }
      section { display: grid; grid-template-columns: 88px ${widths}; gap: 10px; align-items: start; margin-bottom: 16px }
      h2 { margin: 0; font-size: 13px } figure { margin: 0 } img { width: 100%; border-radius: 6px; display: block }
      figcaption { padding-top: 3px; color: #666; font-size: 10px; text-align: center }
    </style>` +
      rows
        .map(({ name, shots }) => `<section><h2>${name}</h2>${shots.map(picture).join('')}</section>`)
        .join(''),
  )
  await page.screenshot({ path, fullPage: true })
  process.stdout.write(`\n${path}\n`)
}

/** Takes screenshots of the chat page. @param {string[]} only */
async function shootChat(only) {
  const views = {
    phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true },
    panel: { viewport: { width: 400, height: 680 }, deviceScaleFactor: 2 },
  }

  /** @type {typeof import('../test/support/build.ts')} */
  const { buildChatPage } = await load('./test/support/build.ts')
  /** @type {typeof import('../test/support/chat-scenes.ts')} */
  const { chatPageStates, createStage } = await load('./test/support/chat-scenes.ts')

  const webDir = await buildChatPage()
  const stages = Object.entries(views).map(([device, view]) => ({
    device,
    stage: createStage(browser, webDir, view),
  }))
  const states = chatPageStates.filter(({ name }) => only.length === 0 || only.includes(name))
  const rows = []
  for (const state of states) {
    const shots = []
    for (const { device, stage } of stages) {
      for (const lang of /** @type {const} */ (['en', 'ur'])) {
        for (const theme of /** @type {const} */ (['light', 'dark'])) {
          const path = `${outDir}/${state.name}-${device}-${lang}-${theme}.png`
          await stage.see(state, { lang, theme }, (page) => page.screenshot({ path }))
          shots.push({ path, title: `${device} · ${lang} · ${theme}` })
        }
      }
    }
    rows.push({ name: state.name, shots })
    process.stdout.write(`${state.name} `)
  }

  if (only.length === 0) await makeSheet(`${outDir}/contact-sheet.png`, rows, 'repeat(8, 160px)')
}

/** Takes screenshots of the console, which requires a relay and people at work. */
async function shootConsole() {
  /** @type {typeof import('../test/support/console-scenes.ts')} */
  const { consoleViews, walkConsole } = await load('./test/support/console-scenes.ts')
  /** @type {typeof import('../test/support/server-process.ts')} */
  const { startServer, withoutCrisisLine } = await load('./test/support/server-process.ts')
  const server = await startServer({}, { config: withoutCrisisLine })
  /** @type {Row[]} */
  const rows = []
  try {
    await walkConsole({ server, browser }, async (name, page) => {
      const shots = []
      for (const [title, { viewport, colorScheme }] of Object.entries(consoleViews)) {
        await page.setViewportSize(viewport)
        await page.emulateMedia({ colorScheme })
        const path = `${outDir}/console-${name}-${title}.png`
        await page.screenshot({ path })
        shots.push({ path, title })
      }
      await page.setViewportSize(consoleViews.wide.viewport)
      rows.push({ name, shots })
      process.stdout.write(`${name} `)
    })
  } finally {
    await server.remove()
  }
  await makeSheet(`${outDir}/console-sheet.png`, rows, '560px 560px 162px')
}

const asked = process.argv.slice(2)
if (asked.includes('--console')) await shootConsole()
else await shootChat(asked)
await browser.close()
