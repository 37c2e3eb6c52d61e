import { defineConfig } from 'vite'

export default defineConfig({
  build: { rolldownOptions: { input: ['react.html', 'vue.html', 'script.html'] } },
})
