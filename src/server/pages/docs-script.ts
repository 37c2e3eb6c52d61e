/**
 * Script for browsers that run it: a search, and a form that makes a call with the visitor's own key. The key
 * stays in the page's memory. Responses are shown as text, never as HTML.
 */
export const docsScript = `
const make = (name, members = {}, children = []) => {
  const node = Object.assign(document.createElement(name), members)
  node.append(...children)
  return node
}

const found = make('p', { className: 'found' })
found.setAttribute('role', 'status')
const search = make('input', { type: 'search', placeholder: 'Search' })
search.setAttribute('aria-label', 'Search the operations')
search.addEventListener('input', () => {
  const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean)
  let count = 0
  for (const item of document.querySelectorAll('nav li')) {
    const article = document.getElementById(item.firstChild.hash.slice(1))
    const text = article.textContent.toLowerCase()
    item.hidden = !words.every((word) => text.includes(word))
    if (!item.hidden) count += 1
  }
  for (const list of document.querySelectorAll('nav ul')) {
    list.hidden = list.previousElementSibling.hidden = !list.querySelector('li:not([hidden])')
  }
  found.textContent = words.length === 0 ? '' : count === 0 ? 'No operation has these words.' : count + ' found'
})
document.querySelector('nav h1').after(search, found)

let key = ''
const field = (label, input) => make('label', {}, [label, input])

const draw = (article) => {
  const { method, path, parameters, bodyType, example } = JSON.parse(article.dataset.call)
  const keyInput = make('input', { type: 'password', value: key, autocomplete: 'off', required: true })
  const inputs = parameters.map(({ name, required }) => make('input', { name, required, autocomplete: 'off' }))
  const file = make('input', { type: 'file', required: true })
  const lang = make('input', { value: 'en', required: true })
  const json = make('textarea', { rows: 8, spellcheck: false, value: JSON.stringify(example ?? {}, null, 2) })
  const said = make('p', { className: 'said' })
  said.setAttribute('role', 'status')
  const answer = make('pre', { hidden: true, tabIndex: 0 })
  answer.setAttribute('aria-label', 'Answer')
  const send = make('button', { textContent: 'Send' })
  const form = make('form', { className: 'try' }, [
    make('p', { textContent: 'This calls the relay for real, with your key, which is not kept.' }),
    field('Key', keyInput),
    ...parameters.map(({ name }, index) => field(name, inputs[index])),
    ...(bodyType === 'application/json' ? [field('Body', json)] : []),
    ...(bodyType === 'multipart/form-data' ? [field('file', file), field('lang', lang)] : []),
    send, said, answer,
  ])
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    key = keyInput.value.trim()
    let address = path
    const query = new URLSearchParams()
    parameters.forEach(({ name, in: place }, index) => {
      const { value } = inputs[index]
      if (place === 'path') address = address.replace('{' + name + '}', encodeURIComponent(value))
      else if (value !== '') query.set(name, value)
    })
    const headers = { authorization: 'Bearer ' + key }
    let body
    if (bodyType === 'application/json') {
      headers['content-type'] = bodyType
      body = json.value
    } else if (bodyType) {
      body = new FormData()
      body.set('lang', lang.value)
      body.set('file', file.files[0])
    }
    send.disabled = true
    said.textContent = 'Sending…'
    const began = performance.now()
    try {
      const response = await fetch(address + (query.size ? '?' + query : ''), { method, headers, body })
      const text = await response.text()
      said.textContent = response.status + ' ' + response.statusText + ' after ' +
        Math.round(performance.now() - began) + ' ms'
      let shown = text
      try { shown = JSON.stringify(JSON.parse(text), null, 2) } catch {}
      answer.textContent = shown.slice(0, 100000)
      answer.hidden = false
    } catch (error) {
      said.textContent = 'The call was not made: ' + error.message
    }
    send.disabled = false
  })
  return form
}

for (const article of document.querySelectorAll('article[data-call]')) {
  const details = make('details', {}, [make('summary', { textContent: 'Try it' })])
  details.addEventListener('toggle', () => {
    if (details.open && details.children.length === 1) details.append(draw(article))
  })
  article.append(details)
}
`
