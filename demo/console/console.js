// The customer's page belongs under another origin than the relay's.
for (const link of document.querySelectorAll('[data-site]')) {
  link.href = `http://localhost:${location.port}/demo/`
  link.textContent = link.href
}
