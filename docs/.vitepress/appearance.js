// Runs before the first paint: dark or light as chosen, otherwise as the system.
const chosen = localStorage.getItem('vitepress-theme-appearance') ?? 'auto'
const isDark = matchMedia('(prefers-color-scheme: dark)').matches
document.documentElement.classList.toggle('dark', chosen === 'auto' ? isDark : chosen === 'dark')
document.documentElement.classList.toggle('mac', /Mac|iPhone|iPad/.test(navigator.userAgent))
