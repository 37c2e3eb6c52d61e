// The snippet as docs/embedding.md gives it, in a file of its own: the policy of this site allows no inline
// script. Only the address of the relay is looked up instead of written down.
{
  const relay = document.querySelector('meta[name="parley-relay"]').content
  const settings = {
    gwId: 'demo',
    onLoad: () => window.Parley.show(),
  }

  const q = []
  const stub = { q }
  for (const call of 'init setHumanUid show hide open close toggle on off destroy'.split(' ')) {
    stub[call] = (...args) => q.push([call, args])
  }
  window.Parley ??= stub

  const script = document.createElement('script')
  script.src = `${relay}/widget.js`
  script.async = true
  script.onload = () => window.Parley.init(settings, settings.onLoad)
  document.head.append(script)

  // Links to the chat's own page open the panel instead, unless the script could not be loaded.
  let isLost = false
  script.onerror = () => {
    isLost = true
  }
  document.addEventListener('click', (event) => {
    const link = event.target.closest('[data-open-chat]')
    if (!link || isLost || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    window.Parley.open()
  })
}
