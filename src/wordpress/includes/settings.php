<?php
/**
 * The settings: one option, an array with a text for each field.
 *
 * @package Storefront_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * The settings with nothing set. An empty text means the widgets' own default.
 *
 * @return string[]
 */
function storefront_widgets_default_settings() {
	return array(
		'script'      => '',
		'api'         => '',
		'site'        => '',
		'partner'     => '',
		'lang'        => '',
		'theme_color' => '',
	);
}

/**
 * The settings in force.
 *
 * @return string[]
 */
function storefront_widgets_settings() {
	$saved = get_option( 'storefront_widgets' );
	return array_merge( storefront_widgets_default_settings(), is_array( $saved ) ? $saved : array() );
}

/**
 * Stores the defaults, so that the first save is an update: WordPress sanitizes an option that is new twice.
 */
function storefront_widgets_activate() {
	add_option( 'storefront_widgets', storefront_widgets_default_settings() );
}
register_activation_hook( STOREFRONT_WIDGETS_FILE, 'storefront_widgets_activate' );
