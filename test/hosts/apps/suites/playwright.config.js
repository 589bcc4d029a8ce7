import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  webServer: { command: 'vite --port 4301 --strictPort', url: 'http://localhost:4301' },
  use: {
    baseURL: 'http://localhost:4301',
    launchOptions: { executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] },
  },
});
