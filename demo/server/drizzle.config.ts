import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './demo/server/*/schema.ts',
  out: './demo/server/migrations',
});
