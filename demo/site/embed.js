// The snippet from docs/embedding.md, in its own file, because the policy of this site allows no inline
// script. Only the relay's address and the channel are looked up instead of being written down, and the link
// next to it is the page's call to action, which stays.
{
  const look = (/** @type {string} */ name) => {
    /** @type {HTMLMetaElement | null} */
    const meta = document.querySelector(`meta[name="${name}"]`)
    return meta?.content
  }
  /** @typedef {import('../../src/widget/loader/api.ts').Parley} Parley */
  const parley = () => /** @type {Parley} */ (window.Parley)
  let isThere = false
  const settings = {
    gwId: look('parley-channel') ?? 'demo',
    onLoad: () => {
      isThere = true
      parley().show()
    },
  }

  /** @type {[name: string, args: unknown[]][]} */
  const q = []
  const stub = /** @type {Parley & { q: typeof q }} */ ({ q })
  for (const call of 'init setHumanUid reset show hide open close toggle on off destroy'.split(' ')) {
    Object.assign(stub, { [call]: (/** @type {unknown[]} */ ...args) => q.push([call, args]) })
  }
  window.Parley ??= stub

  // While the chat cannot be used, the links lead to its own page, as they do without a script.
  parley().on('ready', () => {
    isThere = true
  })
  parley().on('error', () => {
    isThere = false
  })

  const script = document.createElement('script')
  script.src = `${look('parley-relay')}/widget.js`
  script.async = true
  script.onload = () => parley().init(settings, settings.onLoad)
  document.head.append(script)

  // Once the panel is available, links to the chat's own page open it instead.
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('[data-open-chat]')
    if (!link || !isThere || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    parley().open()
  })
}
