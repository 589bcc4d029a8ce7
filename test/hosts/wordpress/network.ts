import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from './site.js';

/**
 * Turns a site into a network with one site, and adds `manager`: an administrator of that site who isn't a super admin,
 * as `admin` is.
 */
export async function network({ root, run }: Site): Promise<void> {
  await run(`
    require ABSPATH . 'wp-admin/includes/upgrade.php';
    foreach ( $wpdb->tables( 'ms_global' ) as $table => $name ) $wpdb->$table = $name;
    define( 'WP_INSTALLING_NETWORK', true );
    require ABSPATH . 'wp-admin/includes/network.php';
    install_network();
    wp_set_current_user( 1 );
    $result = populate_network( 1, $_SERVER['HTTP_HOST'], 'admin@example.com', 'Network', '/', false );
    if ( is_wp_error( $result ) && 'no_wildcard_dns' !== $result->get_error_code() ) throw new Exception( $result->get_error_message() );
  `);
  const file = join(root, 'wp-config.php');
  const constants = `
define( 'WP_ALLOW_MULTISITE', true );
define( 'MULTISITE', true );
define( 'SUBDOMAIN_INSTALL', false );
define( 'DOMAIN_CURRENT_SITE', $_SERVER['HTTP_HOST'] );
define( 'PATH_CURRENT_SITE', '/' );
define( 'SITE_ID_CURRENT_SITE', 1 );
define( 'BLOG_ID_CURRENT_SITE', 1 );
`;
  const config = readFileSync(file, 'utf8');
  writeFileSync(file, config.replace("$table_prefix = 'wp_';", `${constants}$table_prefix = 'wp_';`));
  // Only now, because all administrators that a site has become super admins.
  const state = await run(
    `wp_insert_user( array( 'user_login' => 'manager', 'user_pass' => 'manager-password', 'role' => 'administrator' ) );
    foreach ( array( 'siteurl', 'home' ) as $option ) update_option( $option, 'http://' . $_SERVER['HTTP_HOST'] );
    echo wp_json_encode( array( is_multisite(), is_super_admin( 1 ), is_super_admin( get_user_by( 'login', 'manager' )->ID ) ) );`,
  );
  if (state !== '[true,true,false]') throw new Error(`It is no network: ${state}`);
}
