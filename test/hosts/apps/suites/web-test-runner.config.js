import { chromeLauncher } from '@web/test-runner';

export default {
  files: 'tests/*.browser.js',
  nodeResolve: true,
  browsers: [
    chromeLauncher({ launchOptions: { executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] } }),
  ],
};
