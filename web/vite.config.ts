import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
/** where the service runs while one works on the page: REGNUM_SERVICE=http://127.0.0.1:8000 */
const service = process.env['REGNUM_SERVICE'] ?? 'http://127.0.0.1:8000'

/** Compresses once, when the page is built, what the service would else compress for everybody. */
function compressed(): Plugin {
  const kinds = /\.(js|css|html|svg|webmanifest)$/
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir }) {
      for (const name of readdirSync(dir!, { recursive: true, encoding: 'utf8' })) {
        if (!kinds.test(name)) continue
        const path = join(dir!, name)
        const bytes = readFileSync(path)
        writeFileSync(`${path}.br`, brotliCompressSync(bytes))
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
      }
    },
  }
}

export default defineConfig({
  // assets are named relative to the page, so that it works below any path
  base: './',
  plugins: [svelte(), svelteTesting(), compressed()],
  resolve: { alias: { '@': here('./src'), $text: here('./text') } },
  build: {
    target: 'es2022',
    // the service allows fonts and scripts from files only, not from data: addresses
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': { target: service, ws: true } }, fs: { allow: [here('..')] } },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/screen.ts'],
    // one page for all files of a thread: to make one anew for each took longer than the tests
    pool: 'threads',
    isolate: false,
    // on two cores it would else use one
    maxWorkers: '100%',
    // not a measure of speed, only so that nothing hangs
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
