<?php
/**
 * Storefront widgets: the blocks, shortcodes and settings of the custom elements.
 *
 * @package Storefront_Widgets
 *
 * @wordpress-plugin
 * Plugin Name:       Storefront widgets
 * Description:       The car search, sign-in, prizes and other widgets of your shop, as blocks and shortcodes.
 * Version:           {version}
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       storefront-widgets
 * Domain Path:       /languages
 */

defined( 'ABSPATH' ) || exit;

define( 'STOREFRONT_WIDGETS_VERSION', '{version}' );
define( 'STOREFRONT_WIDGETS_FILE', __FILE__ );

require_once __DIR__ . '/includes/definitions.php';
require_once __DIR__ . '/includes/settings.php';
require_once __DIR__ . '/includes/loader.php';
require_once __DIR__ . '/includes/element.php';
require_once __DIR__ . '/includes/placeholders.php';
require_once __DIR__ . '/includes/blocks.php';
require_once __DIR__ . '/includes/shortcodes.php';
require_once __DIR__ . '/includes/validation.php';
require_once __DIR__ . '/includes/settings-page.php';

/**
 * Loads the translations, before anything else is registered on `init`.
 */
function storefront_widgets_load_textdomain() {
	load_plugin_textdomain( 'storefront-widgets', false, dirname( plugin_basename( __FILE__ ) ) . '/languages' );
}
add_action( 'init', 'storefront_widgets_load_textdomain', 5 );
