<?php
/**
 * The settings: a single option, which is an array with a text for each field.
 *
 * @package Storefront_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the settings when nothing is set. An empty text means the widgets' own default.
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
		'storage'     => '',
	);
}

/**
 * Returns the current settings.
 *
 * @return string[]
 */
function storefront_widgets_settings() {
	$saved = get_option( 'storefront_widgets' );
	return array_merge( storefront_widgets_default_settings(), is_array( $saved ) ? $saved : array() );
}

/**
 * Stores the defaults, so that the first save is an update: WordPress sanitizes a new option twice.
 */
function storefront_widgets_activate() {
	add_option( 'storefront_widgets', storefront_widgets_default_settings() );
}
register_activation_hook( STOREFRONT_WIDGETS_FILE, 'storefront_widgets_activate' );
