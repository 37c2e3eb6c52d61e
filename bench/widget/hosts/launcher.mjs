/**
 * Draws a launcher for products without one: a plain button, and a fixed panel that `mount` fills at the
 * first click.
 */
export function drawLauncher(mount) {
  const button = Object.assign(document.createElement('button'), {
    className: 'launcher',
    textContent: 'Chat',
  })
  button.style.cssText =
    'position:fixed;right:20px;bottom:20px;width:56px;height:56px;border:0;border-radius:50%;background:#0f5c4d;color:#fff'
  const panel = document.createElement('div')
  panel.style.cssText =
    'position:fixed;inset:0 0 88px;background:#fff;display:none;overflow:hidden;flex-direction:column'
  document.body.append(panel, button)
  button.addEventListener(
    'click',
    () => {
      panel.style.display = 'flex'
      mount(panel)
    },
    { once: true },
  )
}

/** The conversation so far, as plain texts, oldest first; every second one is the visitor's. */
export const history = window.benchHistory
