import { expect, test } from '@playwright/test';
import { createMockApi } from 'storefront-widgets/testing';

const api = createMockApi();

test.beforeEach(async ({ page }) => {
  api.reset();
  await page.route('**/v3/**', async (route) => {
    const sent = route.request();
    const response = await api.handle(
      new Request(sent.url(), { method: sent.method(), headers: sent.headers(), body: sent.postData() }),
    );
    if (response.type === 'error') return route.abort();
    return route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    });
  });
});

test('a shopper finds a car', async ({ page }) => {
  await page.goto('/');
  await page.locator('storefront-car-search:state(ready)').waitFor();
  await page.getByRole('combobox', { name: 'Make' }).click();
  await page.getByRole('option', { name: 'BYD' }).click();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/categories\/byd$/);
  expect(api.calls.map(({ name }) => name)).toContain('carIndex');
});

test('a shop that is down says so', async ({ page }) => {
  api.fail('carIndex', 503);
  await page.goto('/');
  await expect(page.getByText('Makes and models could not be loaded')).toBeVisible();
});
