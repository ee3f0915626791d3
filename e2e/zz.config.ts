import { defineConfig } from '@playwright/test'
export default defineConfig({ testDir: '/work/wt/gateway/e2e', reporter: 'list', use: { baseURL: 'http://localhost:4741', viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' }, launchOptions: { executablePath: process.env.CHROME_PATH, args: ['--no-sandbox','--disable-gpu'] } } })
