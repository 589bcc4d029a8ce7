import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Browser } from 'puppeteer-core';
import { skip as hasNoChromium } from '../../tools/needs-chromium.js';
import { startBrowser } from './browser.js';
import { howToGet, missing } from './programs.js';
import { startShop } from './shop.js';
import { type Site, startSite, type User } from './site.js';
import { startAll } from './start-all.js';

export const zipFile = 'dist/wordpress/storefront-widgets.zip';

/** For `describe`: what this machine lacks, or false. CI has everything. */
export const skip = missing.length ? `There is no ${missing.join(', ')}: ${howToGet}` : hasNoChromium;

/** For `describe`: tests that take long run only in the matrix. */
export const inMatrix = skip || (process.env.MATRIX ? false : 'runs in the matrix');

export interface WordPress {
  readonly site: Site;
  readonly shop: { readonly origin: string; readonly api: string };
  readonly browser: Browser;
  end(): Promise<void>;
}

/** Starts WordPress without the plugin, a shop on another origin, and a browser. */
export const startWordPress = (): Promise<WordPress> =>
  startAll(async (toEnd) => {
    const site = await startSite();
    toEnd(site.end);
    const shop = await startShop();
    toEnd(shop.end);
    const browser = await startBrowser();
    toEnd(() => browser.close());
    return { site, shop, browser };
  });

/** Starts WordPress with the plugin installed and active. */
export async function startWithPlugin(): Promise<WordPress> {
  const wordpress = await startWordPress();
  const { site, shop } = wordpress;
  for (const [path, content] of Object.entries(unzipSync(readFileSync(zipFile)))) {
    const file = join(site.root, 'wp-content/plugins', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  await site.run(`
    require ABSPATH . 'wp-admin/includes/plugin.php';
    activate_plugin( 'storefront-widgets/storefront-widgets.php' );
    update_option( 'storefront_widgets', array( 'api' => '${shop.api}', 'site' => '${shop.origin}' ) );
  `);
  site.notices(); // clears the earlier notices
  return wordpress;
}

/** Publishes a post and returns its URL. The default user is the author, who can't write arbitrary markup. */
export async function publish(site: Site, content: string, user: User = 'author'): Promise<string> {
  const encoded = Buffer.from(content).toString('base64');
  const id = await site.run(`
    wp_set_current_user( get_user_by( 'login', '${user}' )->ID );
    kses_init(); // as a request of this user begins
    if ( current_user_can( 'unfiltered_html' ) !== ( '${user}' === 'admin' ) ) throw new Exception( 'Who may write any markup?' );
    $content = wp_slash( base64_decode( '${encoded}' ) );
    echo wp_insert_post( array( 'post_title' => 'Post', 'post_status' => 'publish', 'post_content' => $content ) );
  `);
  return `${site.origin}/?p=${id.trim()}`;
}
