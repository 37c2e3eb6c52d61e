// Opens the chat from the page's links. The queue is that of docs/embedding.md, for calls made before the
// widget has loaded.
{
  /** @typedef {import('../../src/widget/loader/api.ts').Parley} Parley */
  /** @type {[name: string, args: unknown[]][]} */
  const q = []
  const stub = /** @type {Parley & { q: typeof q }} */ ({ q })
  for (const call of 'init setHumanUid reset show hide open close toggle on off destroy'.split(' ')) {
    Object.assign(stub, { [call]: (/** @type {unknown[]} */ ...args) => q.push([call, args]) })
  }
  window.Parley ??= stub

  // While the chat cannot be used, the links lead to its own page, as they do without a script.
  let isBroken = false
  window.Parley.on('ready', () => {
    isBroken = false
  })
  window.Parley.on('error', () => {
    isBroken = true
  })

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('[data-open-chat]')
    if (!link || isBroken || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (!window.Parley?.version) return
    event.preventDefault()
    window.Parley.open()
  })
}
